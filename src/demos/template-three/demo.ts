import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A device in 3D space',
  alt: 'A blue phone with a play icon on a colorful screen, turned to the side in a dark room.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 42,
  schema: z.object({
    device: z.enum(['phone', 'tablet']).describe('Device'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {device: 'phone', color: '#5a78c9'},
});
