import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'One movement at four frame rates',
  alt: 'Four balls, one per row for 60, 30, 24 and 12 frames per second, all at the same point of the same movement.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 240,
  stillFrame: 50,
  schema: z.object({
    speed: z.number().min(0.25).max(2).step(0.25).describe('Crossings per second'),
  }),
  defaultProps: {speed: 0.75},
});
