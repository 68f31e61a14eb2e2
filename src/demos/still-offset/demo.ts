import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A still shows frame 0',
  alt: 'Three cards: the text Open on Sunday is fading in on the first, missing on the second at frame 0, and complete on the third at frame 40.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 22,
  schema: z.object({
    from: z.number().min(-60).max(0).step(5).describe('from of the sequence'),
  }),
  defaultProps: {from: -40},
});
