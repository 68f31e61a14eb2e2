import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Frames split across functions',
  alt: 'A grid of 192 frames in which eight chunks in different colors are partly filled, above a progress bar and the words "8 functions".',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 75,
  schema: z.object({
    functions: z.number().min(1).max(48).step(1).describe('Functions'),
  }),
  defaultProps: {functions: 8},
});
