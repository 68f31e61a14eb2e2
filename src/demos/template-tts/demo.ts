import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Words and the waveform of a voice',
  alt: 'A sentence with its words highlighted up to the one being spoken, above a waveform that is blue up to the same point.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 96,
  schema: z.object({
    text: z.string().max(60).describe('Text'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {
    text: 'Write a line of text and let a voice read it in your video',
    color: '#5c9dff',
  },
});
