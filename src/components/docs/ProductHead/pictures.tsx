import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Products with their own header in the docs. */
export type Product = 'media-parser' | 'webcodecs' | 'recorder' | 'timeline' | 'cloudrun';

const bytes = Array.from({length: 60}, (_, index) => ({
  x: 20 + (index % 12) * 24,
  y: 24 + Math.floor(index / 12) * 24,
  isRead: [3, 4, 5, 18, 19, 31, 32, 33, 34].includes(index),
}));

const clips = [
  {x: 24, y: 46, width: 120, isStrong: true},
  {x: 152, y: 46, width: 96, isStrong: false},
  {x: 64, y: 84, width: 150, isStrong: false},
  {x: 24, y: 122, width: 70, isStrong: false},
  {x: 102, y: 122, width: 180, isStrong: true},
];

/** Drawings of 320 by 200 units. */
export const pictures: Record<Product, ReactNode> = {
  // A few bytes of a file are read and reveal what it contains.
  'media-parser': (
    <>
      {bytes.map(({x, y, isRead}) => (
        <rect
          key={`${String(x)}-${String(y)}`}
          className={isRead ? styles.strong : styles.soft}
          x={x}
          y={y}
          width="18"
          height="18"
          rx="3"
        />
      ))}
      <path className={styles.line} d="M112 52V150M220 76V150M236 100V150" />
      <rect className={styles.accent} x="70" y="154" width="84" height="22" rx="11" />
      <rect className={styles.strong} x="164" y="154" width="50" height="22" rx="11" />
      <rect className={styles.strong} x="222" y="154" width="70" height="22" rx="11" />
    </>
  ),
  // One file goes in, another comes out, frame by frame.
  webcodecs: (
    <>
      <rect className={styles.soft} x="20" y="62" width="74" height="76" rx="10" />
      <rect className={styles.strong} x="226" y="62" width="74" height="76" rx="10" />
      {[112, 140, 168, 196].map((x, index) => (
        <rect
          key={x}
          className={index < 2 ? styles.soft : styles.strong}
          x={x}
          y="86"
          width="16"
          height="28"
          rx="3"
        />
      ))}
      <rect className={styles.accent} x="158" y="52" width="4" height="96" rx="2" />
      <path className={styles.line} d="M40 100H74M60 86L74 100L60 114" />
      <path className={styles.line} d="M246 100H280M266 86L280 100L266 114" />
    </>
  ),
  // A face, a screen and captions.
  recorder: (
    <>
      <rect className={styles.soft} x="24" y="28" width="176" height="112" rx="10" />
      <rect className={styles.strong} x="42" y="50" width="92" height="10" rx="5" />
      <rect className={styles.strong} x="42" y="70" width="124" height="10" rx="5" />
      <rect className={styles.strong} x="42" y="90" width="70" height="10" rx="5" />
      <rect className={styles.strong} x="214" y="28" width="82" height="112" rx="10" />
      <circle className={styles.ground} cx="255" cy="74" r="20" />
      <path className={styles.ground} d="M225 132C227 108 283 108 285 132Z" />
      <rect className={styles.soft} x="56" y="156" width="86" height="18" rx="9" />
      <rect className={styles.accent} x="150" y="156" width="52" height="18" rx="9" />
      <rect className={styles.soft} x="210" y="156" width="56" height="18" rx="9" />
    </>
  ),
  // Clips on tracks, and a playhead.
  timeline: (
    <>
      {Array.from({length: 24}, (_, tick) => (
        <rect
          key={tick}
          className={styles.soft}
          x={24 + tick * 12}
          y="20"
          width="2"
          height={tick % 4 === 0 ? 14 : 8}
        />
      ))}
      {clips.map(({x, y, width, isStrong}) => (
        <rect
          key={`${String(x)}-${String(y)}`}
          className={isStrong ? styles.strong : styles.soft}
          x={x}
          y={y}
          width={width}
          height="28"
          rx="6"
        />
      ))}
      <rect className={styles.accent} x="184" y="16" width="4" height="160" rx="2" />
      <circle className={styles.accent} cx="186" cy="18" r="8" />
    </>
  ),
  // A request starts containers that render and stop.
  cloudrun: (
    <>
      <circle className={styles.accent} cx="44" cy="100" r="16" />
      <path className={styles.line} d="M64 100H112M112 100V48H136M112 100H136M112 100V152H136" />
      {[28, 80, 132].map((y, index) => (
        <g key={y}>
          <rect
            className={index === 2 ? styles.soft : styles.strong}
            x="140"
            y={y}
            width="74"
            height="40"
            rx="8"
          />
          <rect className={styles.soft} x="240" y={y + 12} width="56" height="16" rx="8" />
        </g>
      ))}
    </>
  ),
};
