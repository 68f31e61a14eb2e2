import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The same length with fewer frames',
  alt: 'Two red balls above lines: the upper one at 30 frames per second has moved further than the lower one at 7.5 frames per second.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 47,
  schema: z.object({
    everyNthFrame: z.number().min(1).max(10).step(1).describe('everyNthFrame'),
  }),
  defaultProps: {everyNthFrame: 4},
});
