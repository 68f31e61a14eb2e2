import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'One card, four props',
  alt: 'A card with the word Earth, the number 365 and the word days above a row of blue bars with a coral playhead.',
  width: 640,
  height: 400,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 80,
  schema: z.object({
    title: z.string().max(24).describe('Title'),
    unit: z.string().max(24).describe('Unit'),
    value: z.number().min(0).max(100000).step(1).describe('Value'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {title: 'Earth', unit: 'days a year', value: 365, color: '#86a5ff'},
});
