import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A cube that turns',
  alt: 'Two faces of a cube seen at an angle: an orange one with the number 128 turns away to the left, a green one with 4.9 turns in.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 51,
  schema: z.object({
    perspective: z.number().min(600).max(4000).step(200).describe('Perspective'),
  }),
  defaultProps: {perspective: 1600},
});
