import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'What a render records of a clock',
  alt: 'Two birds fly to the right: the green one, moved by the frame, and the red one, moved by a clock, are at different places.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 62,
  schema: z.object({
    tabs: z.number().min(1).max(8).step(1).describe('Browser tabs of the render'),
  }),
  defaultProps: {tabs: 4},
});
