import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A vine grows along its path',
  alt: 'A green vine winds up from the bottom edge, with leaves on both sides that are smaller near its tip.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 110,
  stillFrame: 78,
  schema: z.object({
    leafEvery: z.number().min(60).max(300).step(20).describe('Pixels between leaves'),
  }),
  defaultProps: {leafEvery: 120},
});
