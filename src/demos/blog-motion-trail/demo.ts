import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A ball and its previous positions',
  alt: 'A yellow ball on a dark background, followed by a fading trail of its earlier positions along a figure eight.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 20,
  schema: z.object({
    layers: z.number().min(1).max(40).step(1).describe('Layers'),
    lagInFrames: z.number().min(0.1).max(3).step(0.1).describe('Lag in frames'),
    trailOpacity: z.number().min(0.1).max(1).step(0.05).describe('Opacity'),
  }),
  defaultProps: {layers: 24, lagInFrames: 0.6, trailOpacity: 0.6},
});
