import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A greeting with two props',
  alt: 'The words "Made for Alex" in white, over a blue disc with rings, with confetti flying out of it.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 70,
  schema: z.object({
    name: z.string().max(18).describe('Name'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {name: 'Alex', color: '#2a55e5'},
});
