import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A green wall, removed pixel by pixel',
  alt: 'A figure with a purple body in front of a drawn beach with an orange sun; of the green wall only a faint shadow at the right is left.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 30,
  schema: z.object({
    tolerance: z.number().min(20).max(300).step(20).describe('tolerance'),
  }),
  defaultProps: {tolerance: 80},
});
