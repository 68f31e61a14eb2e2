import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A honeycomb of polygons',
  alt: 'Rows of hexagons with slightly rounded corners, in shades from orange to yellow, like a honeycomb.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 126,
  stillFrame: 20,
  schema: z.object({
    points: z.number().min(3).max(12).step(1).describe('points'),
    corners: z.enum(['cornerRadius', 'edgeRoundness']).describe('Corners by'),
    amount: z.number().min(0).max(1).step(0.05).describe('Amount'),
  }),
  defaultProps: {points: 6, corners: 'cornerRadius', amount: 0.35},
});
