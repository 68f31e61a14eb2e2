import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Stretched, then reversed, then delayed',
  alt: 'Four curves, one below the other, with a red dot on each: a spring unchanged, stretched to 60 frames, reversed, and delayed by 20 frames.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 105,
  stillFrame: 48,
  schema: z.object({
    durationInFrames: z.number().min(20).max(80).step(5).describe('durationInFrames'),
    reverse: z.boolean().describe('reverse'),
    delay: z.number().min(0).max(30).step(5).describe('delay'),
  }),
  defaultProps: {durationInFrames: 60, reverse: true, delay: 20},
});
