import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A ball made from a circle',
  alt: 'A coral ball in midair above a sand-colored floor, with a flat shadow below it.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 7,
  schema: z.object({
    radius: z.number().min(30).max(200).step(5).describe('radius'),
    color: zColor().describe('fill'),
  }),
  defaultProps: {radius: 110, color: '#f2573a'},
});
