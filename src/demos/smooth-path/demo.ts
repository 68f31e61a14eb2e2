import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A smooth curve through points',
  alt: 'Nine yellow rings at different heights, joined by a thick blue curve and by a dotted gray line with corners.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 0,
  schema: z.object({
    points: z.number().min(3).max(16).step(1).describe('Points'),
    height: z.number().min(0).max(260).step(10).describe('Height'),
    straight: z.boolean().describe('Straight lines'),
  }),
  defaultProps: {points: 9, height: 200, straight: true},
});
