import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The same words, with less movement',
  alt: 'The words Fewer things that fly on a lilac background; the last one is half transparent.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 110,
  stillFrame: 55,
  schema: z.object({
    reducedMotion: z.boolean().describe('reducedMotion'),
  }),
  defaultProps: {reducedMotion: true},
});
