import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Strokes one after another',
  alt: 'The word "HI!" in thick strokes of several colors, followed by the first lines of a face.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 130,
  stillFrame: 64,
  schema: z.object({split: z.boolean().describe('getSubpaths()')}),
  defaultProps: {split: true},
});
