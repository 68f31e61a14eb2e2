import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'An empty canvas of 60 frames',
  alt: 'A white canvas with guides, the name MyComp, its size and duration, and a ruler with a coral playhead.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 60,
  stillFrame: 37,
  schema: z.object({
    guides: z.boolean().describe('Guides'),
    background: zColor().describe('Background'),
  }),
  defaultProps: {guides: true, background: '#ffffff'},
});
