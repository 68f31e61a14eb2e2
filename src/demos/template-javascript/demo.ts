import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The same component, without types',
  alt: 'An editor with a React component in plain JavaScript above a frame with the words "Hello from JS".',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 110,
  schema: z.object({
    title: z.string().max(22).describe('Title'),
    color: zColor().describe('Color of the types'),
  }),
  defaultProps: {title: 'Hello from JS', color: '#ffd166'},
});
