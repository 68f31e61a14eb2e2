import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Hold, then catch up',
  alt: 'A blue ball rests a third of the way along its track while the coral playhead below it crosses a yellow bar labeled held at 40.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 66,
  schema: z.object({
    holdFrom: z.number().min(0).max(119).step(1).describe('Hold from frame'),
    holdUntil: z.number().min(0).max(119).step(1).describe('Hold until frame'),
  }),
  defaultProps: {holdFrom: 40, holdUntil: 85},
});
