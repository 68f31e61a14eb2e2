import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'From day to night with fade()',
  alt: 'A skyline halfway between day and night: a dim blue sky, a moon that overlaps the sun, and windows that begin to glow.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 50,
  schema: z.object({
    frames: z.number().min(10).max(60).step(5).describe('Transition in frames'),
    shouldFadeOutExitingScene: z.boolean().describe('Fade out the exiting scene'),
  }),
  defaultProps: {frames: 40, shouldFadeOutExitingScene: false},
});
