import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A scene that loads before it starts',
  alt: 'Two bars on a timeline; a dashed frame before the second one marks its premounting, and a bar below shows that its video is 63 percent loaded.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 49,
  schema: z.object({
    premountFor: z.number().min(0).max(60).step(5).describe('premountFor in frames'),
    loadingTime: z.number().min(5).max(60).step(5).describe('Loading time in frames'),
  }),
  defaultProps: {premountFor: 30, loadingTime: 30},
});
