import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A video and one of its frames',
  alt: 'Two pictures of a sunrise over hills: the left one is dark and at frame 20, the right one is orange and at frame 60.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 20,
  schema: z.object({
    frameToDisplay: z.number().min(0).max(119).step(1).describe('frameToDisplay'),
  }),
  defaultProps: {frameToDisplay: 60},
});
