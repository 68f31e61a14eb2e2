import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A variable font from a file',
  alt: 'The word "variations" in a monospaced typeface. Its letters go from thin to bold and back to thin.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 40,
  schema: z.object({
    text: z.string().max(12).describe('Text'),
    lightest: z.number().min(100).max(800).step(100).describe('Lightest weight'),
    boldest: z.number().min(100).max(800).step(100).describe('Boldest weight'),
  }),
  defaultProps: {text: 'variations', lightest: 100, boldest: 800},
});
