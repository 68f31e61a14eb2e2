import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Packets trimmed, segments joined',
  alt: 'Two rows of six solid blocks, blue above and mint below, each with two dashed blocks added at both ends.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 30,
  schema: z.object({
    extra: z.number().min(0).max(3).step(1).describe('Extra packets'),
  }),
  defaultProps: {extra: 2},
});
