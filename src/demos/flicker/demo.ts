import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Frame-driven and clock-driven movement in a render',
  alt: 'Two birds fly to the right at different positions: the green one is driven by the frame, the red one by a clock.',
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
