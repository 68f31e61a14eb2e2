import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Tokens move to their new positions',
  alt: 'Six lines of highlighted code on a dark background; the tokens have moved there from a shorter version.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 160,
  stillFrame: 100,
  schema: z.object({speed: z.number().min(0.5).max(1).step(0.1).describe('Speed')}),
  defaultProps: {speed: 1},
});
