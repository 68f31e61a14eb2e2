import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The box around a curve',
  alt: 'A dark curve in a dashed violet box that touches it on all sides; a larger, light violet box lies behind.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 94,
  stillFrame: 20,
  schema: z.object({
    x: z.number().min(100).max(900).step(20).describe('Handle, x'),
    y: z.number().min(-200).max(700).step(20).describe('Handle, y'),
    scale: z.number().min(1).max(2).step(0.1).describe('extendViewBox() by'),
  }),
  defaultProps: {x: 240, y: 40, scale: 1.3},
});
