import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The same spring, stretched',
  alt: 'Two spring curves over time: the gray one settles early, the orange one has the same bounces stretched to 80 frames.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 100,
  stillFrame: 34,
  schema: z.object({
    damping: z.number().min(5).max(40).step(1).describe('Damping'),
    durationInFrames: z.number().min(10).max(100).step(5).describe('durationInFrames'),
  }),
  defaultProps: {damping: 8, durationInFrames: 80},
});
