import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A city of columns grows in 3D',
  alt: 'A grid of blue and violet columns seen from above at an angle, tallest in the middle.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 70,
  schema: z.object({
    columns: z.number().min(2).max(8).step(2).describe('Columns per side'),
    camera: z.number().min(0).max(60).step(5).describe('Tilt in degrees'),
  }),
  defaultProps: {columns: 6, camera: 15},
});
