import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A blob that loops',
  alt: 'Three soft, uneven discs on top of each other: a dark one, a blue one and a small green one, each with a wavy outline that has no seam.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 30,
  schema: z.object({
    roughness: z.number().min(0.2).max(3).step(0.1).describe('Roughness'),
    speed: z.number().min(0).max(1.5).step(0.1).describe('Speed'),
    height: z.number().min(0).max(90).step(5).describe('Height (px)'),
  }),
  defaultProps: {roughness: 0.9, speed: 0.5, height: 60},
});
