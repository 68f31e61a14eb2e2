import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A sentence on a few lines',
  alt: 'A sentence set on three bold lines fills a box with a green outline; the line below gives the number of lines and the font size.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 0,
  schema: z.object({
    text: z.string().max(60).describe('Text'),
    maxLines: z.number().min(1).max(4).step(1).describe('maxLines'),
    maxFontSize: z.number().min(40).max(160).step(4).describe('maxFontSize (px)'),
  }),
  defaultProps: {
    text: 'Make the letters as large as the lines allow',
    maxLines: 3,
    maxFontSize: 160,
  },
});
