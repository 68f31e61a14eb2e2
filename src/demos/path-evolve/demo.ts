import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A signature draws itself',
  alt: 'The first half of a looping signature in dark blue ink, above a thin line on cream paper.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 110,
  stillFrame: 51,
  schema: z.object({
    strokeWidth: z.number().min(4).max(40).step(2).describe('strokeWidth'),
    color: zColor().describe('Ink'),
  }),
  defaultProps: {strokeWidth: 16, color: '#1c2f6b'},
});
