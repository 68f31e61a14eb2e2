import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Ten trails in all directions',
  alt: 'Ten rows of gray dots radiate from the center of a dark blue frame.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 45,
  schema: z.object({
    rays: z.number().min(3).max(24).step(1).describe('Rays'),
  }),
  defaultProps: {rays: 10},
});
