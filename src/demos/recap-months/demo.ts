import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'One bar per month',
  alt: 'A dark frame with the words "Well done, Ada", a total in mint and a row of six blue bars; the longest one is yellow.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 120,
  schema: z.object({
    name: z.string().max(16).describe('Name'),
    months: z.number().min(1).max(12).step(1).describe('Months'),
  }),
  defaultProps: {name: 'Ada', months: 6},
});
