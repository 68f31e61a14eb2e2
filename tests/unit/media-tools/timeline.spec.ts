import {expect, test} from '@playwright/test';

import {
  addSample,
  emptyTimeline,
} from '../../../src/components/docs/media-tools/InspectFile/timeline';

const frame = 1 / 30;

test('each frame of a short video has a bar of its own', () => {
  const timeline = emptyTimeline(frame);
  for (let index = 0; index < 120; index++) {
    const isKeyframe = index % 30 === 0;
    const bytes = isKeyframe ? 500 : 100;
    addSample(timeline, {time: index * frame, duration: frame, bytes, isKeyframe});
  }
  expect(timeline.bars).toHaveLength(120);
  expect(timeline.bars[0]).toEqual({bytes: 500, keyframes: 1});
  expect(timeline.bars[1]).toEqual({bytes: 100, keyframes: 0});
  expect(timeline).toMatchObject({samples: 120, keyframes: 4, bytes: 4 * 500 + 116 * 100});
  expect(timeline.end).toBeCloseTo(4);
});

test('bars get wider in a long video, and nothing is lost', () => {
  const timeline = emptyTimeline(frame);
  for (let index = 0; index < 100_000; index++) {
    addSample(timeline, {
      time: index * frame,
      duration: frame,
      bytes: 10,
      isKeyframe: index % 300 === 0,
    });
  }
  const {bars} = timeline;
  expect(bars.length).toBeGreaterThan(120);
  expect(bars.length).toBeLessThanOrEqual(240);
  expect(bars.reduce((sum, {bytes}) => sum + bytes, 0)).toBe(1_000_000);
  expect(bars.reduce((sum, {keyframes}) => sum + keyframes, 0)).toBe(334);
  // The same number of frames falls into each bar but the first, which is half as wide, and the last.
  expect(new Set(bars.slice(1, -1).map(({bytes}) => bytes)).size).toBe(1);
});

test('samples out of order and before zero count where they belong', () => {
  const timeline = emptyTimeline(0.1);
  addSample(timeline, {time: 0.5, duration: 0.1, bytes: 5, isKeyframe: true});
  addSample(timeline, {time: -0.02, duration: 0.02, bytes: 1, isKeyframe: true});
  addSample(timeline, {time: 0.2, duration: 0.1, bytes: 2, isKeyframe: false});
  expect(timeline.bars.map(({bytes}) => bytes)).toEqual([1, 0, 2, 0, 0, 5]);
  expect(timeline.end).toBeCloseTo(0.6);
});
