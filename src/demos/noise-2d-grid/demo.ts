import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A grid of noise values',
  alt: 'A grid of rounded squares: patches of large blue squares where the noise is positive blend into patches of large green squares where it is negative, with tiny squares near zero.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  stillFrame: 0,
  schema: z.object({
    seed: z.string().max(16).describe('Seed'),
    scale: z.number().min(0.02).max(0.6).step(0.02).describe('Scale'),
    speed: z.number().min(0).max(3).step(0.1).describe('Speed'),
  }),
  defaultProps: {seed: 'meadow', scale: 0.14, speed: 1},
});
