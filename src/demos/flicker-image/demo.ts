import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A photo that arrives late, and one that the render waits for',
  alt: 'An empty gray box labeled img, next to a photo of mountains labeled Img.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 42,
  schema: z.object({
    missed: z.number().min(0).max(60).step(5).describe('Frames without photo, in percent'),
  }),
  defaultProps: {missed: 30},
});
