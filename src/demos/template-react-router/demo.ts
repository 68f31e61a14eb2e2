import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A Player, a text field and a button',
  alt: 'A page with a video player on top, where rings leave the frame around the words "Hello, router"; below it are a text field and a render button.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 210,
  stillFrame: 106,
  schema: z.object({
    title: z.string().max(20).describe('Title'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {title: 'Hello, router', color: '#ff6a4d'},
});
