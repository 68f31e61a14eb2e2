import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'From color to color',
  alt: 'A large teal disc above its rgba() value and a bar that runs from blue through green to yellow, with a coral playhead a quarter of the way along.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 30,
  schema: z.object({
    start: zColor().describe('First color'),
    middle: zColor().describe('Second color'),
    end: zColor().describe('Third color'),
  }),
  defaultProps: {start: '#4f7cff', middle: '#3ddc97', end: '#ffc247'},
});
