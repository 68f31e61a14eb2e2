import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A shutter opens with iris()',
  alt: 'A round opening in the middle of a dark camera shutter shows a red-and-white lighthouse by the sea.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 58,
  schema: z.object({
    frames: z.number().min(10).max(60).step(5).describe('Transition in frames'),
  }),
  defaultProps: {frames: 40},
});
