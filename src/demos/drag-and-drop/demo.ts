import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Drag what you see',
  alt: 'A yellow sun, a red kite and a green hill on a light blue sky, each of which can be dragged.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 60,
  schema: z.object({
    dividesByScale: z.boolean().describe('Divide by the scale'),
  }),
  defaultProps: {dividesByScale: true},
});
