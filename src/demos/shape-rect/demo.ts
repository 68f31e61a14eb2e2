import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Nested rectangles',
  alt: 'Five nested rectangles with rounded corners, in colors from pink to blue, each rotated a little further than the last.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 126,
  stillFrame: 50,
  schema: z.object({
    width: z.number().min(100).max(1000).step(10).describe('width'),
    height: z.number().min(100).max(640).step(10).describe('height'),
    corners: z.enum(['cornerRadius', 'edgeRoundness']).describe('Corners by'),
    amount: z.number().min(0).max(1.2).step(0.05).describe('Amount'),
  }),
  defaultProps: {width: 760, height: 500, corners: 'cornerRadius', amount: 0.35},
});
