import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A video that can’t keep up is corrected',
  alt: 'Two bars: the blue one of the Player is longer than the pink one of the video, which is 0.15 seconds behind and was corrected once.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 120,
  schema: z.object({
    speed: z.number().min(0.5).max(1).step(0.05).describe('Speed the device manages'),
  }),
  defaultProps: {speed: 0.8},
});
