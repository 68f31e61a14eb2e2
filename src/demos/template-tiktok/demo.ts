import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Captions word by word',
  alt: 'A vertical video of a person speaking with large captions; the word being spoken is green.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 135,
  stillFrame: 72,
  schema: z.object({highlight: zColor().describe('Highlight')}),
  defaultProps: {highlight: '#39e508'},
});
