import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A sequence has its own config',
  alt: 'A blue frame that reads 1280 × 720, 30 fps, 120 frames and inside it a smaller green frame that reads 600 × 340, 30 fps, 80 frames, each with a progress bar.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 40,
  schema: z.object({
    width: z.number().min(360).max(640).step(20).describe('Width of the sequence'),
    durationInFrames: z.number().min(20).max(120).step(10).describe('Duration of the sequence'),
  }),
  defaultProps: {width: 600, durationInFrames: 80},
});
