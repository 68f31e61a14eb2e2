import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Dots in a current',
  alt: 'A field of dots, each pulled off its grid point by a short line; neighbors lean the same way, and the farther a dot is pulled, the yellower it is.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  stillFrame: 60,
  schema: z.object({
    scale: z.number().min(0.02).max(0.4).step(0.02).describe('Scale'),
    speed: z.number().min(0).max(2).step(0.1).describe('Speed'),
    distance: z.number().min(10).max(80).step(5).describe('Distance (px)'),
  }),
  defaultProps: {scale: 0.12, speed: 0.5, distance: 50},
});
