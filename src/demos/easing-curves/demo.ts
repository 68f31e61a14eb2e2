import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Easing curves',
  alt: 'A blue curve that starts fast and flattens toward the top, a coral marker on it, and a blue ball that has nearly reached the end of its track.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 36,
  schema: z.object({
    curve: z
      .enum([
        'linear',
        'ease',
        'quad',
        'cubic',
        'sin',
        'circle',
        'exp',
        'elastic',
        'back',
        'bounce',
      ])
      .describe('Curve'),
    direction: z.enum(['in', 'out', 'inOut']).describe('Direction'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {curve: 'cubic', direction: 'out', color: '#4f7cff'},
});
