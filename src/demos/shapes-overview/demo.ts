import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'All eight shapes',
  alt: 'Eight shapes in eight colors with their names: Rect, Circle, Triangle, Ellipse, Star, Polygon, Pie and Heart.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 66,
  schema: z.object({
    style: z.enum(['filled', 'outlined']).describe('Style'),
  }),
  defaultProps: {style: 'filled'},
});
