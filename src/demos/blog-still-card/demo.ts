import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'One still, a card for every seed',
  alt: 'A dark card with the words "One still, many cards" on the left and overlapping circles and squares in five colors on the right.',
  width: 1200,
  height: 630,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 0,
  schema: z.object({
    title: z.string().max(30).describe('Title'),
    seed: z.number().min(1).max(99).step(1).describe('First seed'),
    shapes: z.number().min(4).max(40).step(1).describe('Shapes'),
  }),
  defaultProps: {title: 'One still, many cards', seed: 23, shapes: 18},
});
