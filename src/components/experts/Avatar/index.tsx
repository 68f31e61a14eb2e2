import type {ReactNode} from 'react';

import type {Specialty} from '@site/src/data/experts';

import styles from './styles.module.css';

const bars = (heights: readonly number[], strong: (index: number) => boolean): ReactNode =>
  heights.map((height, index) => (
    <rect
      key={index}
      className={strong(index) ? styles.strong : styles.soft}
      x={20 + index * (60 / heights.length)}
      y={80 - height}
      width={60 / heights.length - 4}
      height={height}
      rx="3"
    />
  ));

/** One sign a specialty, in a square of 100 by 100. */
const signs: Record<Specialty, ReactNode> = {
  data: bars([18, 34, 26, 48, 60], (index) => index > 2),
  campaigns: [26, 50, 74].map((y, row) =>
    [26, 50, 74].map((x, column) => (
      <circle
        key={`${String(x)}-${String(y)}`}
        className={row === 1 && column === 1 ? styles.playhead : styles.soft}
        cx={x}
        cy={y}
        r="9"
      />
    )),
  ),
  motion: (
    <>
      <path className={styles.line} d="M18 76C42 76 46 24 82 24" />
      <circle className={styles.playhead} cx="50" cy="50" r="9" />
    </>
  ),
  apps: (
    <>
      <rect className={styles.soft} x="18" y="22" width="64" height="40" rx="6" />
      <rect className={styles.strong} x="18" y="68" width="40" height="10" rx="5" />
      <rect className={styles.playhead} x="46" y="16" width="3" height="68" rx="1.5" />
    </>
  ),
  rendering: [20, 42, 64].map((y) =>
    [18, 40, 62].map((x) => (
      <rect
        key={`${String(x)}-${String(y)}`}
        className={x + y < 100 ? styles.strong : styles.soft}
        x={x}
        y={y}
        width="18"
        height="18"
        rx="4"
      />
    )),
  ),
  captions: (
    <>
      <rect className={styles.soft} x="18" y="36" width="26" height="12" rx="6" />
      <rect className={styles.playhead} x="48" y="36" width="34" height="12" rx="6" />
      <rect className={styles.strong} x="18" y="56" width="44" height="12" rx="6" />
      <rect className={styles.soft} x="66" y="56" width="16" height="12" rx="6" />
    </>
  ),
  audio: [14, 30, 52, 38, 60, 26, 42, 18].map((height, index) => (
    <rect
      key={index}
      className={index < 4 ? styles.strong : styles.soft}
      x={19 + index * 8}
      y={50 - height / 2}
      width="5"
      height={height}
      rx="2.5"
    />
  )),
  '3d': (
    <>
      <path className={styles.soft} d="M50 20L78 35V66L50 50Z" />
      <path className={styles.strong} d="M50 20L22 35V66L50 50Z" />
      <path className={styles.playhead} d="M22 66L50 50L78 66L50 82Z" />
    </>
  ),
  education: [
    <rect key="1" className={styles.soft} x="18" y="62" width="20" height="18" rx="3" />,
    <rect key="2" className={styles.soft} x="40" y="44" width="20" height="36" rx="3" />,
    <rect key="3" className={styles.strong} x="62" y="26" width="20" height="54" rx="3" />,
  ],
  ai: (
    <>
      <path className={styles.line} d="M24 30L50 50L24 70M50 50H78" />
      <circle className={styles.strong} cx="24" cy="30" r="9" />
      <circle className={styles.strong} cx="24" cy="70" r="9" />
      <circle className={styles.playhead} cx="78" cy="50" r="9" />
    </>
  ),
  training: (
    <>
      <rect className={styles.soft} x="18" y="24" width="46" height="9" rx="4.5" />
      <rect className={styles.soft} x="18" y="45" width="34" height="9" rx="4.5" />
      <rect className={styles.soft} x="18" y="66" width="40" height="9" rx="4.5" />
      <path className={styles.mark} d="M62 52L70 61L84 42" />
    </>
  ),
};

interface Props {
  specialty: Specialty | undefined;
}

/** A drawn sign of an expert's first specialty, in place of a portrait. */
export function Avatar({specialty}: Props): ReactNode {
  return (
    <svg className={styles.avatar} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect className={styles.ground} width="100" height="100" rx="22" />
      {specialty && signs[specialty]}
    </svg>
  );
}
