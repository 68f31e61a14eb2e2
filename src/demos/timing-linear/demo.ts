import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Progress of linearTiming()',
  alt: 'Two blue doors, almost three quarters open, in front of a red sun; below, the progress 0.73 and a bar that shows it.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 36,
  schema: z.object({
    easing: z
      .enum(['none', 'in quad', 'out cubic', 'inOut sin', 'bounce', 'steps'])
      .describe('easing'),
    durationInFrames: z.number().min(10).max(60).step(5).describe('durationInFrames'),
  }),
  defaultProps: {easing: 'out cubic', durationInFrames: 60},
});
