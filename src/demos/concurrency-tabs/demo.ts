import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Tabs share the frames of a render',
  alt: 'A grid of 40 numbered frames in four colors, one for each tab: the first ones are drawn, four are in progress, the rest are dark.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 40,
  schema: z.object({
    concurrency: z.number().min(1).max(4).step(1).describe('concurrency'),
  }),
  defaultProps: {concurrency: 4},
});
