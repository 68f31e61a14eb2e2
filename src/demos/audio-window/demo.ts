import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Three windows around the playhead',
  alt: 'The gray bars of a minute of sound with a red part around the playhead, and the words second 25: loaded from 10 to 40.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  stillFrame: 100,
  schema: z.object({
    windowInSeconds: z.number().min(5).max(15).step(5).describe('windowInSeconds'),
  }),
  defaultProps: {windowInSeconds: 10},
});
