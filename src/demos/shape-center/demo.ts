import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Rotated within its box, and around its center',
  alt: 'A gray and an orange star with three points, rotated by 90 degrees; the dot in the middle of the orange one is off center in the gray one.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 30,
  schema: z.object({
    points: z.number().min(3).max(9).step(1).describe('Points'),
  }),
  defaultProps: {points: 3},
});
