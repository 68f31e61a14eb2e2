import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The frame number drives the animation',
  alt: 'The number 41 in large type above 90 upright bars, one per frame; the bars before the current frame are blue, and bar 41 is coral.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 41,
  schema: z.object({
    accent: zColor().describe('Color of past frames'),
  }),
  defaultProps: {accent: '#4f7cff'},
});
