import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Four players, started one after another',
  alt: 'Four tiles named Tea, Bread, Jam and Honey: Jam is red and plays, Tea and Bread are gray and paused, Honey shows an image.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 110,
  schema: z.object({
    rule: z.enum(['all play', 'one plays']).describe('Rule'),
  }),
  defaultProps: {rule: 'one plays'},
});
