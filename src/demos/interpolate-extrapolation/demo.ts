import {z} from 'zod';

import {defineDemo} from '../define';

const extrapolation = z.enum(['extend', 'clamp', 'identity', 'wrap']);

export default defineDemo({
  title: 'Outside the input range',
  alt: 'A dotted line climbs steeply through a highlighted band from frame 40 to frame 80 and then stays flat; a coral marker at frame 95 reads 100.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 121,
  stillFrame: 95,
  schema: z.object({
    extrapolateLeft: extrapolation.describe('Left of the range'),
    extrapolateRight: extrapolation.describe('Right of the range'),
  }),
  defaultProps: {extrapolateLeft: 'extend', extrapolateRight: 'clamp'},
});
