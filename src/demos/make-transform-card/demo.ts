import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A card in perspective',
  alt: 'A dark card tilted in 3D space; a blue square floats above it and a yellow disc above the square, both offset by the tilt.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 12,
  schema: z.object({
    distance: z.number().min(400).max(3000).step(100).describe('perspective() (px)'),
    tilt: z.number().min(0).max(70).step(1).describe('rotateX() and rotateY() (deg)'),
    depth: z.number().min(0).max(150).step(5).describe('translateZ() (px)'),
  }),
  defaultProps: {distance: 1000, tilt: 35, depth: 70},
});
