import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A title and an animated logo',
  alt: 'Three nested triangles in a gradient from mint to violet above the words "Welcome to Remotion".',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 84,
  schema: z.object({
    title: z.string().max(24).describe('Title'),
    colorA: zColor().describe('First color'),
    colorB: zColor().describe('Second color'),
  }),
  defaultProps: {title: 'Welcome to Remotion', colorA: '#2fc6b4', colorB: '#6a6cff'},
});
