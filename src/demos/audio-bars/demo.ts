import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The spectrum of a short melody',
  alt: 'A row of blue bars along the center line: the tallest near the left, at the note being played, with smaller peaks for its overtones.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 57,
  schema: z.object({
    bars: z.number().min(8).max(48).step(4).describe('Bars'),
    mirror: z.boolean().describe('Mirror'),
    color: zColor().describe('Color'),
    sound: z.boolean().describe('Sound'),
  }),
  defaultProps: {bars: 32, mirror: true, color: '#4f7cff', sound: false},
});
