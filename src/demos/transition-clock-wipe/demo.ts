import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Opening time with clockWipe()',
  alt: 'A clock, bright yellow from twelve to about half past four and dark violet elsewhere, as the new scene is uncovered clockwise.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 47,
  schema: z.object({
    frames: z.number().min(10).max(60).step(5).describe('Transition in frames'),
  }),
  defaultProps: {frames: 45},
});
