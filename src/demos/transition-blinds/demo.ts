import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A custom presentation: blinds',
  alt: 'Horizontal stripes of a sunny garden show through a wall with a potted plant, as if blinds were opening.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 38,
  schema: z.object({
    slats: z.number().min(2).max(20).step(1).describe('Slats'),
  }),
  defaultProps: {slats: 9},
});
