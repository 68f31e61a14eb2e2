import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'One seed, one image',
  alt: 'A grid of 84 dots in four colors whose sizes look random, above the seed "aurora" that produced them.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 80,
  schema: z.object({
    seed: z.string().max(20).describe('Seed'),
    variation: z.number().min(0).max(1).step(0.05).describe('Variation in size'),
  }),
  defaultProps: {seed: 'aurora', variation: 0.9},
});
