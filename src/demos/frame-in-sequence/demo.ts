import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The same hook at two levels',
  alt: 'Two large numbers side by side: the blue frame 60 of the composition and the green frame 40 inside a sequence that begins at frame 20.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 91,
  stillFrame: 60,
  schema: z.object({
    from: z.number().min(0).max(60).step(5).describe('Start of the sequence'),
  }),
  defaultProps: {from: 20},
});
