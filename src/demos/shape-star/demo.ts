import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A rosette of two stars',
  alt: 'A pink star lies on a large yellow star with eight points, both with rounded corners, on a blue background.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 12,
  schema: z.object({
    points: z.number().min(3).max(24).step(1).describe('points'),
    innerRadius: z.number().min(50).max(310).step(10).describe('innerRadius'),
    corners: z.enum(['cornerRadius', 'edgeRoundness']).describe('Corners by'),
    amount: z.number().min(0).max(1).step(0.05).describe('Amount'),
  }),
  defaultProps: {points: 8, innerRadius: 200, corners: 'cornerRadius', amount: 0.5},
});
