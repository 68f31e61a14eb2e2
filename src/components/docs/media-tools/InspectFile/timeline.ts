/** How many bars a timeline has at most; more are merged in pairs. */
const barsLimit = 240;

/** What falls into one span of time. */
export interface Bar {
  bytes: number;
  keyframes: number;
}

/** The samples of a track, counted by time. */
export interface Timeline {
  samples: number;
  keyframes: number;
  bytes: number;
  secondsPerBar: number;
  /** Half of the first span: samples stand in the middle of theirs. */
  offset: number;
  /** The end of the last sample, in seconds. */
  end: number;
  bars: Bar[];
}

interface Sample {
  /** Seconds. */
  time: number;
  duration: number;
  bytes: number;
  isKeyframe: boolean;
}

/** A timeline without samples; bars get wider as more samples come. */
export const emptyTimeline = (secondsPerBar: number): Timeline => ({
  samples: 0,
  keyframes: 0,
  bytes: 0,
  secondsPerBar,
  offset: secondsPerBar / 2,
  end: 0,
  bars: [],
});

const mergePairs = (bars: readonly Bar[]): Bar[] => {
  const merged: Bar[] = [];
  for (let index = 0; index < bars.length; index += 2) {
    const pair = bars.slice(index, index + 2);
    merged.push({
      bytes: pair.reduce((sum, {bytes}) => sum + bytes, 0),
      keyframes: pair.reduce((sum, {keyframes}) => sum + keyframes, 0),
    });
  }
  return merged;
};

/** Counts a sample. Changes the timeline, since a file may have a million samples. */
export const addSample = (
  timeline: Timeline,
  {time, duration, bytes, isKeyframe}: Sample,
): void => {
  // Sound may begin before zero.
  const position = Math.max(0, time) + timeline.offset;
  while (position / timeline.secondsPerBar >= barsLimit) {
    timeline.bars = mergePairs(timeline.bars);
    timeline.secondsPerBar *= 2;
  }
  const index = Math.floor(position / timeline.secondsPerBar);
  while (timeline.bars.length <= index) timeline.bars.push({bytes: 0, keyframes: 0});
  const bar = timeline.bars[index];
  if (bar) {
    bar.bytes += bytes;
    bar.keyframes += isKeyframe ? 1 : 0;
  }
  timeline.samples += 1;
  timeline.keyframes += isKeyframe ? 1 : 0;
  timeline.bytes += bytes;
  timeline.end = Math.max(timeline.end, time + duration);
};
