import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The same drawing with more pixels',
  alt: 'A red ring with a dot in it, magnified until its pixels are visible, beside the words scale 2, 48 by 48 pixels.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 30,
  schema: z.object({
    scale: z.number().min(0.5).max(3).step(0.5).describe('Scale'),
  }),
  defaultProps: {scale: 2},
});
