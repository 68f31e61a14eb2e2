import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Fireflies with a trail',
  alt: 'A yellow and a turquoise dot on a dark background, each followed by a curved trail that fades out.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 40,
  schema: z.object({
    layers: z.number().min(0).max(60).step(1).describe('layers'),
    lagInFrames: z.number().min(0.1).max(4).step(0.1).describe('lagInFrames'),
    trailOpacity: z.number().min(0).max(1).step(0.05).describe('trailOpacity'),
  }),
  defaultProps: {layers: 40, lagInFrames: 0.4, trailOpacity: 0.6},
});
