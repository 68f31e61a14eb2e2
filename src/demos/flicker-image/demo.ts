import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A photo that arrives late, and one that is waited for',
  alt: 'An empty gray box above the tag img, beside the same photo of mountains above the tag Img.',
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
