import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Text as wide as its box',
  alt: 'The words "Hello there" fill a box with a blue outline from edge to edge; the line below gives the box width and the font size in pixels.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 40,
  schema: z.object({
    text: z.string().max(24).describe('Text'),
    maxFontSize: z.number().min(40).max(300).step(10).describe('Largest font size (px)'),
    uppercase: z.boolean().describe('Uppercase'),
  }),
  defaultProps: {text: 'Hello there', maxFontSize: 300, uppercase: false},
});
