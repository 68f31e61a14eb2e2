import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'From blueprint to house with wipe()',
  alt: 'The same house twice, divided by a diagonal edge: painted in color at the top left, as white lines on a blueprint at the bottom right.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 48,
  schema: z.object({
    direction: z
      .enum([
        'from-left',
        'from-top-left',
        'from-top',
        'from-top-right',
        'from-right',
        'from-bottom-right',
        'from-bottom',
        'from-bottom-left',
      ])
      .describe('direction'),
  }),
  defaultProps: {direction: 'from-top-left'},
});
