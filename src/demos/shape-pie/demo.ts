import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A pie that fills',
  alt: 'A yellow pie slice covers a little more than a third of a dark green disc; beside it, the number 0.36.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 38,
  schema: z.object({
    closePath: z.boolean().describe('closePath'),
    counterClockwise: z.boolean().describe('counterClockwise'),
    rotation: z.number().min(-1).max(1).step(0.25).describe('rotation, times π'),
  }),
  defaultProps: {closePath: true, counterClockwise: false, rotation: 0},
});
