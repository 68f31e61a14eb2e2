import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A road trip with slide()',
  alt: 'An orange canyon leaves the frame on the left while a green meadow follows it from the right; the road runs through both.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 49,
  schema: z.object({
    direction: z.enum(['from-left', 'from-right', 'from-top', 'from-bottom']).describe('direction'),
    frames: z.number().min(10).max(60).step(5).describe('Transition in frames'),
  }),
  defaultProps: {direction: 'from-right', frames: 40},
});
