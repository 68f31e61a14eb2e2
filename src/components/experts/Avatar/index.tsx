import type {ReactNode} from 'react';

import type {Specialty} from '@site/src/data/specialties';

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

/** A symbol for each specialty, in a square of 100 by 100 units. */
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

/** Symbols of profiles that would otherwise share one with another profile, by slug. */
const ownSigns: Partial<Record<string, ReactNode>> = {
  'sports-graphics': (
    <>
      <rect className={styles.soft} x="16" y="30" width="68" height="40" rx="6" />
      <rect className={styles.strong} x="16" y="30" width="34" height="40" rx="6" />
      <rect className={styles.playhead} x="46" y="22" width="8" height="56" rx="4" />
    </>
  ),
  'maps-and-travel': (
    <>
      <path className={styles.line} d="M24 74C24 50 52 66 52 46" strokeDasharray="1 12" />
      <circle className={styles.soft} cx="24" cy="76" r="7" />
      <path
        className={styles.playhead}
        d="M62 56C48 42 46 36 46 32A16 16 0 0 1 78 32C78 36 76 42 62 56Z"
      />
      <circle className={styles.ground} cx="62" cy="32" r="6" />
    </>
  ),
  'year-in-review': (
    <>
      <rect className={styles.soft} x="20" y="24" width="60" height="56" rx="8" />
      <rect className={styles.strong} x="20" y="24" width="60" height="16" rx="8" />
      <path
        className={styles.playhead}
        d="M50 46L54 55L64 56L56 62L59 72L50 67L41 72L44 62L36 56L46 55Z"
      />
    </>
  ),
  'product-catalogs': (
    <>
      <path
        className={styles.strong}
        d="M20 24H50L82 56A6 6 0 0 1 82 64L64 82A6 6 0 0 1 56 82L20 50Z"
      />
      <circle className={styles.ground} cx="36" cy="39" r="7" />
      <path className={styles.mark} d="M52 56L62 66" />
    </>
  ),
  localization: (
    <>
      <path className={styles.soft} d="M18 26H58V56H38L26 66V56H18Z" />
      <path className={styles.strong} d="M44 44H82V74H74V84L62 74H44Z" />
      <path className={styles.onStrong} d="M54 66L63 50L72 66M58 61H68" />
    </>
  ),
  'product-explainers': (
    <>
      <rect className={styles.soft} x="16" y="24" width="68" height="52" rx="8" />
      <rect className={styles.ground} x="22" y="36" width="56" height="34" rx="4" />
      <path className={styles.playhead} d="M44 42V64L62 53Z" />
    </>
  ),
  'containers-and-cloud-run': (
    <>
      <path
        className={styles.soft}
        d="M32 56A14 14 0 0 1 34 28A18 18 0 0 1 68 30A13 13 0 0 1 68 56Z"
      />
      {[18, 42, 66].map((x) => (
        <rect
          key={x}
          className={x === 42 ? styles.playhead : styles.strong}
          x={x}
          y="62"
          width="18"
          height="18"
          rx="4"
        />
      ))}
    </>
  ),
  'code-tutorials': (
    <>
      <path className={styles.line} d="M36 30L18 50L36 70M64 30L82 50L64 70" />
      <path className={styles.mark} d="M56 26L44 74" />
    </>
  ),
};

interface Props {
  slug: string;
  specialty: Specialty | undefined;
}

/** A drawn symbol instead of a portrait: the profile's own, or else that of its first specialty. */
export function Avatar({slug, specialty}: Props): ReactNode {
  return (
    <svg className={styles.avatar} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect className={styles.ground} width="100" height="100" rx="22" />
      {ownSigns[slug] ?? (specialty && signs[specialty])}
    </svg>
  );
}
