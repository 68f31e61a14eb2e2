import {expect, test} from '@playwright/test';

import {machineOf, measurementOf, timeOf} from '../../src/data/measurements';
import hero from '../../src/demos/hero/demo';

test('the noted time of the home page is of its video, with the version of these docs', () => {
  const {files, frames, seconds, remotion, date} = measurementOf('hero');
  expect({files, frames, remotion}).toEqual({
    files: 1,
    frames: hero.durationInFrames,
    remotion: '4.0.319',
  });
  expect(seconds).toBeGreaterThan(0);
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('the noted time of the batch is of at least the 24 videos that pages show', () => {
  const {files, frames, seconds, remotion} = measurementOf('batch');
  expect(files).toBeGreaterThanOrEqual(24);
  // One to twelve months: 70 to 180 frames each.
  expect(frames / files).toBeGreaterThanOrEqual(70);
  expect(frames / files).toBeLessThanOrEqual(180);
  expect(seconds).toBeGreaterThan(0);
  expect(remotion).toBe('4.0.319');
});

test('a video that was not measured has no time', () => {
  expect(() => measurementOf('fade-in')).toThrow('Nothing was measured');
});

test('times and machines in words', () => {
  expect([4.25, 9.96, 83.4, 119.6, 120, 754.5].map((seconds) => timeOf({seconds}))).toEqual([
    '4.3 seconds',
    '10 seconds',
    '83 seconds',
    '2 min 0 s',
    '2 min 0 s',
    '12 min 35 s',
  ]);
  expect(machineOf({...measurementOf('hero'), cores: 8, cpu: 'Model', memory: 16})).toBe(
    '8 CPU cores (Model) with 16 GB of memory',
  );
});
