import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A ring that speaks, word by word',
  alt: 'The word "becomes" in a ring of green rays whose length follows the loudness of the voice.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 39,
  schema: z.object({
    text: z.string().max(48).describe('Text'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {text: 'Text becomes spoken video', color: '#12805a'},
});
