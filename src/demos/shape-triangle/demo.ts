import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A fir tree made of triangles',
  alt: 'Three green triangles with rounded corners, smaller toward the top, form a fir tree on a light blue background.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 60,
  schema: z.object({
    direction: z.enum(['left', 'right', 'up', 'down']).describe('direction'),
    length: z.number().min(100).max(500).step(10).describe('length'),
    cornerRadius: z.number().min(0).max(100).step(5).describe('cornerRadius'),
  }),
  defaultProps: {direction: 'up', length: 400, cornerRadius: 30},
});
