import {estimatePrice} from '@remotion/lambda';
import {AWS_REGIONS} from '@remotion/lambda-client/regions';
import {expect, test} from '@playwright/test';

import {
  automaticFramesPerLambda,
  framesPerLambdaRange,
  planRender,
  renderCost,
  renderTimes,
} from '../../src/components/lambda/plan';
import {regions} from '../../src/data/lambda';

test.describe('a render is divided', () => {
  for (const [frames, framesPerLambda, expected] of [
    [90, 20, {functions: 5, calls: 6, framesPerLambda: 20, rest: 10}],
    [100, 20, {functions: 5, calls: 6, framesPerLambda: 20, rest: 20}],
    [101, 20, {functions: 6, calls: 7, framesPerLambda: 20, rest: 1}],
    // 80 seconds and two hours at 30 frames per second, the lengths behind the published figures.
    [2400, 12, {functions: 200, calls: 201, framesPerLambda: 12, rest: 12}],
    [216_000, 1080, {functions: 200, calls: 201, framesPerLambda: 1080, rest: 1080}],
    // Too few frames for 200 functions, too few for one function, too many.
    [2401, 12, {functions: 185, calls: 186, framesPerLambda: 13, rest: 9}],
    [90, 1, {functions: 23, calls: 24, framesPerLambda: 4, rest: 2}],
    [3, 1, {functions: 1, calls: 2, framesPerLambda: 3, rest: 3}],
    [90, 5000, {functions: 1, calls: 2, framesPerLambda: 90, rest: 90}],
  ] as const) {
    test(`${frames} frames, ${framesPerLambda} for each function`, () => {
      expect(planRender(frames, framesPerLambda)).toEqual({frames, ...expected});
    });
  }

  test('the parts make up the whole, within the limits', () => {
    const wrong = [];
    for (let frames = 1; frames < 20_000; frames += 37) {
      for (const wanted of [1, 20, 333, automaticFramesPerLambda(frames)]) {
        const {functions, framesPerLambda, rest} = planRender(frames, wanted);
        const isWhole = (functions - 1) * framesPerLambda + rest === frames;
        if (!isWhole || functions > 200 || rest < 1 || rest > framesPerLambda) {
          wrong.push([frames, wanted]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('the automatic number of frames', () => {
  // Below 20 × 75 frames, at most 20 each, distributed evenly: 21 frames become 11 and 10.
  expect(automaticFramesPerLambda(1)).toBe(1);
  expect(automaticFramesPerLambda(20)).toBe(20);
  expect(automaticFramesPerLambda(21)).toBe(11);
  // 1800 frames: 82.5 functions are wanted, 1800 / 82.5 = 21.8 frames, 83 functions, 22 frames.
  expect(automaticFramesPerLambda(1800)).toBe(22);
  // 10 minutes and more: 150 functions.
  expect(automaticFramesPerLambda(18_000)).toBe(120);
  expect(automaticFramesPerLambda(216_000)).toBe(1440);
});

test('the range of frames respects the limits of 4 frames and 200 functions', () => {
  expect(framesPerLambdaRange(300)).toEqual({min: 4, max: 300});
  expect(framesPerLambdaRange(2)).toEqual({min: 2, max: 2});
  expect(framesPerLambdaRange(2400)).toEqual({min: 12, max: 2400});
});

test('times', () => {
  // 90 frames on 5 functions, 100 ms per frame, 2 s to start:
  // 2000 + 20 × 100 = 4 s; 90 × 100 + 5 × (2000 + 100) = 19.5 s; 2000 + 90 × 100 = 11 s.
  expect(renderTimes(planRender(90, 20), {perFrame: 100, start: 2000})).toEqual({
    wall: 4000,
    billed: 19_500,
    oneMachine: 11_000,
  });
});

test('cost, computed by hand', () => {
  // us-east-1, 2048 MB, 512 MB of disk, 1000 s: 2 × 1000 × 0.0000133334 = 0.0266668;
  // no disk beyond the free 512 MB; 6 calls × 0.0000002 = 0.0000012.
  const cost = renderCost({
    billed: 1_000_000,
    calls: 6,
    memory: 2048,
    disk: 512,
    region: 'us-east-1',
  });
  expect(cost.memory).toBeCloseTo(0.0266668, 10);
  expect(cost.disk).toBe(0);
  expect(cost.calls).toBeCloseTo(0.0000012, 10);
  expect(cost.total).toBeCloseTo(0.026668, 10);
  // 2048 MB of disk: 1.5 GB × 1000 s × 0.0000000309 = 0.00004635.
  expect(
    renderCost({billed: 1_000_000, calls: 0, memory: 2048, disk: 2048, region: 'us-east-1'}).disk,
  ).toBeCloseTo(0.00004635, 12);
});

test('every region of the toolkit has its prices', () => {
  expect(regions).toEqual([...AWS_REGIONS]);
});

for (const region of regions) {
  test(`cost in ${region} is what the toolkit estimates`, () => {
    for (const [billed, calls, memory, disk] of [
      [20_000_000, 1, 2048, 512],
      [20_000_000, 201, 3008, 10_240],
      [987_654_321, 12_345_678, 10_240, 2048],
    ] as const) {
      const expected = estimatePrice({
        region,
        durationInMilliseconds: billed,
        memorySizeInMb: memory,
        diskSizeInMb: disk,
        lambdasInvoked: calls,
      });
      const {total} = renderCost({billed, calls, memory, disk, region});
      expect(Number(total.toFixed(5))).toBe(expected);
    }
  });
}
