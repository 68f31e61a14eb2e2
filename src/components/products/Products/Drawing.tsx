import type {ReactNode} from 'react';

import styles from './styles.module.css';

export type Product = 'remotion' | 'player' | 'lambda';

const cells = Array.from({length: 40}, (_, index) => ({
  x: 24 + (index % 10) * 27.5,
  y: 26 + Math.floor(index / 10) * 27.5,
  share: ((index * 37) % 23) / 23,
}));

const drawings: Record<Product, ReactNode> = {
  remotion: (
    <>
      <path className={styles.line} d="M24 44h70M24 70h96M24 96h54M24 122h82" />
      <path className={styles.mute} d="M138 80h26m-9-9 9 9-9 9" />
      <rect className={styles.screen} x="180" y="32" width="116" height="96" rx="10" />
      <circle className={styles.accent} cx="238" cy="80" r="28" />
    </>
  ),
  player: (
    <>
      <rect className={styles.screen} x="24" y="22" width="272" height="96" rx="10" />
      <path className={styles.accent} d="M147 46v48l38-24z" />
      <path className={styles.mute} d="M24 138h272" />
      <path className={styles.strong} d="M24 138h118" />
      <rect className={styles.head} x="138" y="128" width="8" height="20" rx="3" />
    </>
  ),
  lambda: (
    <>
      {cells.map(({x, y, share}) => (
        <g key={`${x}-${y}`}>
          <rect className={styles.screen} x={x} y={y} width="22" height="22" rx="4" />
          <rect
            className={styles.accent}
            x={x}
            y={y + 22 * (1 - share)}
            width="22"
            height={22 * share}
            rx="4"
          />
        </g>
      ))}
      <path className={styles.strong} d="M24 148h272" />
    </>
  ),
};

/** A small drawing of what a product does. */
export function Drawing({of}: {of: Product}): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 160" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}
