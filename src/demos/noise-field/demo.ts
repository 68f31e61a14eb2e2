import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A grid moved by noise',
  alt: 'A grid of 264 dots pushed out of line in gentle waves; neighbors move alike, and the color runs from blue through green to yellow.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 30,
  schema: z.object({
    detail: z.number().min(0.02).max(0.4).step(0.02).describe('Detail'),
    speed: z.number().min(0).max(1.5).step(0.05).describe('Speed'),
    strength: z.number().min(0).max(90).step(5).describe('Strength in pixels'),
  }),
  defaultProps: {detail: 0.12, speed: 0.5, strength: 45},
});
