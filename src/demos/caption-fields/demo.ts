import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Four captions on a timeline',
  alt: 'Four words as blocks on a timeline: Fold, the, paper and once, each with its confidence; paper is highlighted at 1000 milliseconds.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 30,
  schema: z.object({
    delayInMs: z.number().min(0).max(600).step(100).describe('Shift all captions (ms)'),
  }),
  defaultProps: {delayInMs: 0},
});
