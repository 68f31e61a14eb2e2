import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The same recap, from props',
  alt: 'A dark frame with the words "Well done, Grace", the number 287 in mint and the words "kilometers this year".',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 60,
  schema: z.object({
    name: z.string().max(16).describe('Name'),
    total: z.number().min(0).max(999).step(1).describe('Kilometers'),
  }),
  defaultProps: {name: 'Grace', total: 287},
});
