import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Layers, pulled apart',
  alt: 'Three transparent sheets floating above one another: a dark background at the bottom, a yellow sun in the middle and the title Sunrise on top.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 60,
  schema: z.object({
    distance: z.number().min(0).max(400).step(10).describe('Distance between layers'),
    swapped: z.boolean().describe('Put the sun last'),
  }),
  defaultProps: {distance: 260, swapped: false},
});
