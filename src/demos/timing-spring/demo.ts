import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Progress and length of springTiming()',
  alt: 'A pink curve rises quickly, overshoots a line and settles on it; a shaded area with the label "28 frames" marks how long the transition lasts.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 10,
  schema: z.object({
    damping: z.number().min(5).max(200).step(5).describe('damping'),
    stiffness: z.number().min(20).max(300).step(10).describe('stiffness'),
    durationRestThreshold: z
      .number()
      .min(0.001)
      .max(0.1)
      .step(0.001)
      .describe('durationRestThreshold'),
    reverse: z.boolean().describe('reverse'),
  }),
  defaultProps: {damping: 10, stiffness: 100, durationRestThreshold: 0.005, reverse: false},
});
