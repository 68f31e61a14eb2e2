import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'One spring minus another',
  alt: 'A blue square beside three curves: a green spring that rises immediately, a yellow spring that rises later, and a thick blue curve, their difference, that rises and falls.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  stillFrame: 59,
  schema: z.object({
    damping: z.number().min(8).max(40).step(1).describe('Damping'),
    exitAt: z.number().min(20).max(80).step(1).describe('Frame at which it leaves'),
  }),
  defaultProps: {damping: 12, exitAt: 55},
});
