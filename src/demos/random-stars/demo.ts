import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A night sky from a seed',
  alt: 'A dark sky with irregularly scattered stars of different sizes in white, gray, yellow and blue.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 0,
  schema: z.object({
    seed: z.string().max(20).describe('Seed'),
    stars: z.number().min(10).max(200).step(10).describe('Number of stars'),
  }),
  defaultProps: {seed: 'orion', stars: 120},
});
