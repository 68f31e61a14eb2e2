import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A render, split and merged',
  alt: 'A grid of blue and violet cells, one per function, each filled according to its progress; above it the empty timeline of the video, below it the merged file.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 225,
  stillFrame: 118,
  schema: z.object({
    frames: z.number().min(30).max(216000).step(30).describe('Frames'),
    framesPerLambda: z.number().min(4).max(216000).step(1).describe('Frames per Lambda'),
    perFrame: z.number().min(10).max(1000).step(10).describe('Milliseconds per frame'),
    start: z.number().min(0).max(10000).step(100).describe('Milliseconds to start'),
  }),
  defaultProps: {frames: 1800, framesPerLambda: 22, perFrame: 200, start: 2000},
});
