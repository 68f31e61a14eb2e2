import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The same dial, live and frozen',
  alt: 'Two dials: the left one reads frame 75; the right one has a mint ring, reads frame 20 and is labeled frozen.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 75,
  schema: z.object({
    frozenAt: z.number().min(0).max(119).step(1).describe('Frozen at frame'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {frozenAt: 20, color: '#3ddc97'},
});
