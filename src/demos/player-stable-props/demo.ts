import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'What a text field does to the Player beside it',
  alt: 'Three colored boxes after 8 typed keys: 0 extra renders with memo(), 8 without it, and 8 mounts with a new component, whose box is fading in.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 62,
  schema: z.object({
    typedPerSecond: z.number().min(1).max(8).step(1).describe('Keys per second'),
  }),
  defaultProps: {typedPerSecond: 4},
});
