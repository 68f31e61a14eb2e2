import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Orbits made from ellipses',
  alt: 'Three flat ellipses in cyan, orange and pink cross around a white nucleus, each with a small ball on it.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 88,
  stillFrame: 10,
  schema: z.object({
    rx: z.number().min(50).max(340).step(10).describe('rx'),
    ry: z.number().min(50).max(340).step(10).describe('ry'),
  }),
  defaultProps: {rx: 310, ry: 110},
});
