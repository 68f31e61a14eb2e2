import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Repeat a fixed number of times',
  alt: 'A blue clock hand halfway around its circle beside the texts iteration 1 and frame 20; below, a timeline of four equal blocks with the second one highlighted.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 60,
  schema: z.object({
    durationInFrames: z.number().min(15).max(60).step(5).describe('durationInFrames'),
    times: z.number().min(1).max(12).step(1).describe('times'),
  }),
  defaultProps: {durationInFrames: 40, times: 4},
});
