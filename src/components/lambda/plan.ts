import {limits, pricesOf, type Region} from '@site/src/data/lambda';

/**
 * How a render is divided: each function renders `framesPerLambda` frames, the last one the
 * remainder.
 */
export interface Plan {
  frames: number;
  framesPerLambda: number;
  functions: number;
  /** Functions that render, plus the one that divides and joins. */
  calls: number;
  /** Frames of the last function. */
  rest: number;
}

/** Default number of frames per function for a number of frames. */
export const automaticFramesPerLambda = (frames: number): number => {
  // From 75 functions up to 150 at 18,000 frames, which are 10 minutes at 30 frames per second.
  const wanted = 75 + (Math.min(frames, 18_000) / 18_000) * 75;
  const functions = Math.ceil(frames / Math.max(frames / wanted, limits.minAutomaticFrames));
  return Math.ceil(frames / functions);
};

/** The smallest and largest possible number of frames per function. */
export const framesPerLambdaRange = (frames: number): {min: number; max: number} => ({
  min: Math.max(
    Math.min(limits.minFramesPerLambda, frames),
    Math.ceil(frames / limits.maxFunctions),
  ),
  max: frames,
});

/** Divides a video; a number of frames per function that is out of range is clamped. */
export const planRender = (frames: number, wanted: number): Plan => {
  const {min, max} = framesPerLambdaRange(frames);
  const framesPerLambda = Math.min(max, Math.max(min, Math.round(wanted)));
  const functions = Math.ceil(frames / framesPerLambda);
  const rest = frames - (functions - 1) * framesPerLambda;
  return {frames, framesPerLambda, functions, calls: functions + 1, rest};
};

/** What the reader knows about their composition, in milliseconds. */
export interface Speed {
  perFrame: number;
  start: number;
}

/**
 * Milliseconds from the first to the last frame: on one machine, elapsed and billed, without
 * joining the parts.
 */
export const renderTimes = (
  {frames, framesPerLambda, functions}: Plan,
  {perFrame, start}: Speed,
): {wall: number; billed: number; oneMachine: number} => ({
  wall: start + framesPerLambda * perFrame,
  billed: frames * perFrame + functions * (start + limits.overheadPerFunction),
  oneMachine: start + frames * perFrame,
});

/** Parts of the price of a render in US dollars. */
export interface Cost {
  memory: number;
  disk: number;
  calls: number;
  total: number;
}

/**
 * Computes the price of a render as the toolkit does afterwards: time × memory, time × extra disk,
 * calls.
 */
export const renderCost = ({
  billed,
  calls,
  memory,
  disk,
  region,
}: {
  /** Milliseconds. */
  billed: number;
  calls: number;
  /** MB. */
  memory: number;
  /** MB. */
  disk: number;
  region: Region;
}): Cost => {
  const price = pricesOf(region);
  const seconds = billed / 1000;
  const parts = {
    memory: price.memory * (memory / 1024) * seconds,
    disk: price.disk * (Math.max(0, disk - limits.freeDisk) / 1024) * seconds,
    calls: price.call * calls,
  };
  return {...parts, total: parts.memory + parts.disk + parts.calls};
};
