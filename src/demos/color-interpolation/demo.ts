import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'From color to color',
  alt: 'A large teal disc above the text of its rgba color and a bar that runs from blue over green to yellow, with a coral playhead at a quarter of its length.',
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
