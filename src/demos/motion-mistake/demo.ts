import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Where you call the hook matters',
  alt: 'A single red kite on a cream background, without a trail, since the hook is called outside of Trail.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 84,
  stillFrame: 44,
  schema: z.object({
    hook: z.enum(['outside', 'inside']).describe('useCurrentFrame()'),
  }),
  defaultProps: {hook: 'outside'},
});
