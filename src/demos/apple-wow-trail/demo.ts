import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The dot leaves a trail',
  alt: 'Four gray dots of decreasing size, one below the other, above the center of a dark blue frame.',
  width: 1600,
  height: 900,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 45,
  schema: z.object({
    copies: z.number().min(1).max(8).step(1).describe('Copies'),
  }),
  defaultProps: {copies: 4},
});
