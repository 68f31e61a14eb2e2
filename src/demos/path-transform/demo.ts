import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Reset, scale and translate a path',
  alt: 'An orange fish in a yellow box, enlarged and moved away from its dashed original; two lines mark the axes.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 75,
  stillFrame: 60,
  schema: z.object({
    reset: z.boolean().describe('resetPath()'),
    scale: z.number().min(-2).max(3).step(0.1).describe('Scale'),
    x: z.number().min(-300).max(700).step(20).describe('x'),
    y: z.number().min(-200).max(400).step(20).describe('y'),
  }),
  defaultProps: {reset: false, scale: 1.6, x: 380, y: 140},
});
