import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Damping, mass and stiffness of a spring',
  alt: 'A blue curve that rises from 0, shoots past 1 and settles there; a coral dot marks the current frame and a blue square beside the curve sits at the same height.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 75,
  stillFrame: 10,
  schema: z.object({
    damping: z.number().min(1).max(30).step(1).describe('Damping'),
    mass: z.number().min(0.5).max(5).step(0.5).describe('Mass'),
    stiffness: z.number().min(10).max(300).step(10).describe('Stiffness'),
    overshootClamping: z.boolean().describe('Clamp the overshoot'),
  }),
  defaultProps: {damping: 10, mass: 1, stiffness: 100, overshootClamping: false},
});
