import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A heart that beats',
  alt: 'A red heart in the middle of its beat, with a pink outline around it, on a pale pink background.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 35,
  schema: z.object({
    aspectRatio: z.number().min(0.6).max(1.8).step(0.1).describe('aspectRatio'),
    bottomRoundnessAdjustment: z
      .number()
      .min(-0.2)
      .max(0.3)
      .step(0.05)
      .describe('bottomRoundnessAdjustment'),
    depthAdjustment: z.number().min(-0.15).max(0.4).step(0.05).describe('depthAdjustment'),
  }),
  defaultProps: {aspectRatio: 1.1, bottomRoundnessAdjustment: 0, depthAdjustment: 0},
});
