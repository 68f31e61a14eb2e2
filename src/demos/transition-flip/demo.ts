import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Turning a card with flip()',
  alt: 'A playing card, the ace of diamonds, tilted in space as it turns toward the viewer on a green table.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 47,
  schema: z.object({
    direction: z.enum(['from-left', 'from-right', 'from-top', 'from-bottom']).describe('direction'),
    perspective: z.number().min(400).max(3000).step(100).describe('perspective'),
  }),
  defaultProps: {direction: 'from-left', perspective: 1000},
});
