import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Six transforms',
  alt: 'Six squares, each moved out of its dashed outline by one transform: translate, scale, rotate, skew, rotateX and rotateY.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 48,
  schema: z.object({
    strength: z.number().min(0).max(1).step(0.05).describe('Strength'),
    origin: z.enum(['center', 'top left', 'bottom right']).describe('transformOrigin'),
  }),
  defaultProps: {strength: 0.8, origin: 'center'},
});
