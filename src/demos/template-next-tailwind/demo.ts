import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Utility classes, one after another',
  alt: 'Six utility classes as chips above a rounded violet card with a shadow and the words "Styled in place".',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 165,
  stillFrame: 140,
  schema: z.object({
    title: z.string().max(18).describe('Title'),
    color: zColor().describe('Brand color'),
  }),
  defaultProps: {title: 'Styled in place', color: '#6a4dff'},
});
