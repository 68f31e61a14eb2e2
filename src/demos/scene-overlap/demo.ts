import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Two scenes that overlap',
  alt: 'A blue scene A half covered by a green scene B, above two timeline bars that overlap at the playhead.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  stillFrame: 48,
  schema: z.object({
    presentation: z.enum(['slide', 'wipe', 'fade']).describe('Presentation'),
    overlap: z.number().min(5).max(50).step(1).describe('Transition in frames'),
  }),
  defaultProps: {presentation: 'slide', overlap: 30},
});
