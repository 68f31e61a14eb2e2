import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A box filled word by word',
  alt: 'Three lines of white words fill an outlined box; the outline and the note below it are coral because the next word does not fit.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 149,
  schema: z.object({
    maxBoxWidth: z.number().min(400).max(1160).step(20).describe('maxBoxWidth (px)'),
    maxLines: z.number().min(1).max(4).step(1).describe('maxLines'),
    fontSize: z.number().min(40).max(100).step(2).describe('fontSize (px)'),
  }),
  defaultProps: {maxBoxWidth: 760, maxLines: 3, fontSize: 80},
});
