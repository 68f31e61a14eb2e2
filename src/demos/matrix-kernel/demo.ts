import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Nine numbers that change an image',
  alt: 'A drawn harbor with a boat and a sun whose outlines are raised like a relief; the kernel’s nine numbers are on the right.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 40,
  schema: z.object({
    kernel: z.enum(['none', 'sharpen', 'emboss', 'edges', 'blur']).describe('Kernel'),
  }),
  defaultProps: {kernel: 'emboss'},
});
