import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A transparent title over any background',
  alt: 'The words "Live from Zurich" in white on a dark, semitransparent plate with a coral edge, over a gray checkerboard that shows through.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 60,
  schema: z.object({
    ground: z.enum(['checkerboard', 'stripes', 'sunset']).describe('Ground'),
    text: z.string().max(24).describe('Text'),
    opacity: z.number().min(0).max(1).step(0.05).describe('Opacity of the plate'),
  }),
  defaultProps: {ground: 'checkerboard', text: 'Live from Zurich', opacity: 0.55},
});
