import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface PictureProps {
  /** What the picture shows, for those who can't see it. */
  alt: string;
  height: number;
  children: ReactNode;
}

/** Width of every picture in its own units. */
const width = 400;

/** A drawing as wide as every other; its content is in units of `width`. */
export function Picture({alt, height, children}: PictureProps): ReactNode {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
      {children}
    </svg>
  );
}

interface SampleProps {
  x: number;
  y: number;
  width: number;
  height: number;
  kind: 'key' | 'delta' | 'audio' | 'header';
  text?: string | number;
}

/** A sample of a track, or a header, with its number or name. */
export function Sample({x, y, width: wide, height, kind, text}: SampleProps): ReactNode {
  return (
    <>
      <rect className={styles[kind]} x={x} y={y} width={wide} height={height} rx={2} />
      {text !== undefined && (
        <text className={styles.onSample} x={x + wide / 2} y={y + height / 2}>
          {text}
        </text>
      )}
    </>
  );
}

/** A word at the left of a row. */
export function Label({x, y, children}: {x: number; y: number; children: ReactNode}): ReactNode {
  return (
    <text className={styles.label} x={x} y={y}>
      {children}
    </text>
  );
}
