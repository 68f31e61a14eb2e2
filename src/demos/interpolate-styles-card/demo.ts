import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'From one style to another',
  alt: 'A tilted, rounded shape in a blended color sits between the two styles that it interpolates: a faint blue disc on the left and a faint coral card on the right.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 44,
  schema: z.object({
    easing: z.enum(['linear', 'ease-in-out', 'bounce']).describe('Easing'),
    color: zColor().describe('Color on the right'),
  }),
  defaultProps: {easing: 'ease-in-out', color: '#ff6a4d'},
});
