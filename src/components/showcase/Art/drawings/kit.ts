import type {ReactNode} from 'react';

/** Length of each drawing's loop in frames, at 30 frames per second. */
export const loopFrames = 120;

export const blue = '#4f7cff';
export const coral = '#ff6a4d';
export const mint = '#7fdcae';
export const amber = '#ffd166';
export const violet = '#b48bff';
export const white = '#f4f6fb';
export const panel = '#1b2234';
export const line = '#39445c';

/** A loop of 120 frames on a canvas of 640 by 360 units. */
export interface Drawing {
  background: string;
  draw: (frame: number) => ReactNode;
}

/** A wave between -1 and 1 that repeats with the loop. */
export const wave = (frame: number, phase = 0, turns = 1): number =>
  Math.sin((frame / loopFrames) * Math.PI * 2 * turns + phase);

/** Progress between two frames of the loop, from 0 to 1. */
export const part = (frame: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, ((frame % loopFrames) - from) / (to - from)));

/** Calls a function once for each index. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({length: count}, (_, index) => make(index));

/** A number from 0 to 1 that is always the same for an index. */
export const scatter = (index: number): number => ((index * 7919 + 104729) % 1009) / 1009;

/** Rounds to a tenth of a unit, which keeps the HTML small. */
export const fixed = (value: number): number => Math.round(value * 10) / 10;

/** Joins points with straight lines. */
export const polyline = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}`;
