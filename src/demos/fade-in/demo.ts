import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A title that fades in and rises',
  alt: 'The words Hello video, half faded in, above a curve of the progress from 0 to 1; a coral dot marks frame 30 on the curve.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 30,
  schema: z.object({
    text: z.string().max(16).describe('Text'),
    motion: z.enum(['linear', 'eased', 'spring']).describe('Motion'),
    duration: z.number().min(5).max(60).step(1).describe('Duration in frames'),
  }),
  defaultProps: {text: 'Hello video', motion: 'linear', duration: 30},
});
