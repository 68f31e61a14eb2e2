import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A marker as wide as its text',
  alt: 'The words Slow bread with a yellow marker behind them that ends exactly where they end, and their size in pixels below.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 60,
  schema: z.object({
    text: z.string().max(20).describe('text'),
    fontSize: z.number().min(60).max(160).step(10).describe('fontSize'),
  }),
  defaultProps: {text: 'Slow bread', fontSize: 140},
});
