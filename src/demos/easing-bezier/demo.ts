import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A Bézier curve and its two handles',
  alt: 'A mint curve with two yellow handles rises past the top of its square and comes back down; a mint ball sits beyond the end of its track.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 44,
  schema: z.object({
    x1: z.number().min(0).max(1).step(0.01).describe('x1'),
    y1: z.number().min(-0.3).max(1.3).step(0.01).describe('y1'),
    x2: z.number().min(0).max(1).step(0.01).describe('x2'),
    y2: z.number().min(-0.3).max(1.3).step(0.01).describe('y2'),
  }),
  defaultProps: {x1: 0.3, y1: 1.2, x2: 0.5, y2: 1.2},
});
