import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Counting up to a milestone',
  alt: 'A yellow star above the number 1,000; colorful figures rise around it in the night sky.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 128,
  schema: z.object({
    repository: z.string().max(30).describe('Repository'),
    stars: z.number().min(100).max(10000).step(100).describe('Stars'),
  }),
  defaultProps: {repository: 'your/repository', stars: 1000},
});
