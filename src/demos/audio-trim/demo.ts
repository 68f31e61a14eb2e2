import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Trimming and delaying on the timeline',
  alt: 'Two drawn timelines: the file above with its kept section in blue, the composition below, where that section starts later, in mint; a coral playhead crosses both.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 56,
  schema: z.object({
    trimBefore: z.number().min(0).max(60).step(2).describe('trimBefore'),
    trimAfter: z.number().min(64).max(120).step(2).describe('trimAfter'),
    from: z.number().min(0).max(60).step(2).describe('from of the Sequence'),
  }),
  defaultProps: {trimBefore: 40, trimAfter: 100, from: 30},
});
