import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Circles that blend',
  alt: 'Eight blue and violet circles overlap like petals and get lighter where they meet; the text "Hello Skia" is on top.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 70,
  schema: z.object({
    color1: zColor().describe('First color'),
    color2: zColor().describe('Second color'),
  }),
  defaultProps: {color1: '#0d81ed', color2: '#c14dff'},
});
