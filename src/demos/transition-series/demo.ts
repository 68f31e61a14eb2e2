import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Three shots, two transitions',
  alt: 'An orange shot is being wiped away by a yellow one; below, the bars of three shots overlap on a timeline of 110 frames.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 38,
  schema: z.object({
    first: z.number().min(5).max(25).step(5).describe('First transition in frames'),
    second: z.number().min(5).max(25).step(5).describe('Second transition in frames'),
  }),
  defaultProps: {first: 25, second: 15},
});
