import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The route that starts a render',
  alt: 'Three nested frames below the path /api/lambda/render; four dots circle a play icon in the innermost frame.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 110,
  schema: z.object({color: zColor().describe('Color')}),
  defaultProps: {color: '#ff6a4d'},
});
