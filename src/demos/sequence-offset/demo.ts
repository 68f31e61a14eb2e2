import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A sequence shifts time',
  alt: 'A timeline with a playhead at frame 55 and a blue block that starts at frame 30. Above it, in large type, the frame number inside the block: 25.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 55,
  schema: z.object({
    from: z.number().min(-40).max(100).step(5).describe('from'),
    durationInFrames: z.number().min(10).max(100).step(5).describe('durationInFrames'),
  }),
  defaultProps: {from: 30, durationInFrames: 60},
});
