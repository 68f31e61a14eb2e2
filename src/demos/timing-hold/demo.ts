import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A timing that pauses halfway',
  alt: 'A tree, its left half in the orange of fall and its right half in summer green, held at half of the transition.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 130,
  stillFrame: 55,
  schema: z.object({
    move: z.number().min(5).max(30).step(5).describe('Frames of each movement'),
    hold: z.number().min(0).max(40).step(5).describe('Frames of the pause'),
  }),
  defaultProps: {move: 20, hold: 30},
});
