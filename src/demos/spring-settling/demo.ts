import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'When a spring has settled',
  alt: 'A blue spring curve that oscillates around a green band. A dotted green line marks the frame after which the curve stays inside the band.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 22,
  schema: z.object({
    damping: z.number().min(5).max(25).step(1).describe('Damping'),
    mass: z.number().min(0.5).max(1.5).step(0.5).describe('Mass'),
    threshold: z.number().min(0.01).max(0.2).step(0.01).describe('Threshold'),
  }),
  defaultProps: {damping: 6, mass: 1, threshold: 0.08},
});
