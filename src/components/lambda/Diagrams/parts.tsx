import clsx from 'clsx';
import {useId, type CSSProperties, type ReactNode} from 'react';

import styles from './styles.module.css';

/** Width of a diagram in its own units, which are pixels on a phone. */
export const WIDTH = 340;

interface DiagramProps {
  /** In units of the diagram. */
  height: number;
  /** What the drawing shows, in sentences: the alternative text. */
  label: string;
  /** Below the drawing. */
  caption: ReactNode;
  children: ReactNode;
}

/** A drawing that is as wide as a phone and grows little on larger screens. */
export function Diagram({height, label, caption, children}: DiagramProps): ReactNode {
  const arrow = useId();
  return (
    <figure className={styles.diagram}>
      <svg
        viewBox={`0 0 ${String(WIDTH)} ${String(height)}`}
        role="img"
        aria-label={label}
        style={{'--diagram-arrow': `url("#${arrow}")`} as CSSProperties}
      >
        <defs>
          <marker
            id={arrow}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8Z" className={styles.head} />
          </marker>
        </defs>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  /** A second line. */
  note?: string;
  /** `strong`: what renders. `quiet`: what surrounds others, with its title at the top. */
  tone?: 'strong' | 'quiet';
}

/** A named box. */
export function Box({x, y, width, height, title, note, tone}: BoxProps): ReactNode {
  const middle = tone === 'quiet' ? y + 17 : y + height / 2 + (note === undefined ? 4.5 : -3.5);
  const center = x + width / 2;
  return (
    <g className={clsx(styles.box, tone && styles[tone])}>
      <rect x={x} y={y} width={width} height={height} rx={6} />
      <text x={center} y={middle} className={styles.title}>
        {title}
      </text>
      {note !== undefined && (
        <text x={center} y={middle + 16} className={styles.note}>
          {note}
        </text>
      )}
    </g>
  );
}

interface ArrowProps {
  /** Path data. */
  d: string;
  /** Text beside the arrow, and where it starts. */
  label?: string;
  at?: readonly [x: number, y: number];
  dashed?: boolean;
}

/** A line with an arrow at its end. */
export function Arrow({d, label, at, dashed}: ArrowProps): ReactNode {
  return (
    <>
      <path d={d} className={clsx(styles.arrow, dashed && styles.dashed)} />
      {at && (
        <text x={at[0]} y={at[1]} className={styles.label}>
          {label}
        </text>
      )}
    </>
  );
}
