import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'One clip after another',
  alt: 'A mint card reads “clip 2” and shows its own frame number; a timeline below has a blue, a mint and a yellow block, with a coral playhead on the mint one.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 68,
  schema: z.object({
    first: z.number().min(10).max(60).step(5).describe('Length of clip 1 (frames)'),
    second: z.number().min(10).max(60).step(5).describe('Length of clip 2 (frames)'),
    gap: z.number().min(0).max(10).step(1).describe('offset (frames)'),
  }),
  defaultProps: {first: 45, second: 50, gap: 0},
});
