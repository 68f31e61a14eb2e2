import type {ReactNode} from 'react';

/** What a motif draws with. */
export interface Pen {
  main: string;
  second: string;
  /** A number from 0 to 1 that is always the same for a name. */
  pick: (name: string) => number;
}

/** Draws the picture of a cover on an area of 640 × 500 pixels. */
export type Motif = (pen: Pen) => ReactNode;

/** The background of every cover. */
export const background = '#10141d';
export const white = '#f4f6fb';
export const gray = '#657089';
export const dim = '#2b3446';
export const raised = '#1b2230';

/** Draws one picture several times. */
export const times = (count: number, draw: (index: number) => ReactNode): ReactNode[] =>
  Array.from({length: count}, (_, index) => <g key={index}>{draw(index)}</g>);

/** One of the two colors of a cover, or the dim one, for a number from 0 to 1. */
export const ink = (pick: number, {main, second}: Pen): string =>
  pick < 0.45 ? main : pick < 0.7 ? second : dim;
