import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'This video is a React component',
  alt: 'The words "Make videos in React" above a row of bars, blue up to a coral playhead and gray after it.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 96,
  schema: z.object({
    text: z.string().max(40).describe('Text'),
    color: zColor().describe('Color'),
    bars: z.number().min(6).max(40).step(1).describe('Bars'),
  }),
  defaultProps: {text: 'Make videos in React', color: '#4f7cff', bars: 20},
});
