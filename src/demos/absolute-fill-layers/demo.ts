import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Three layers, pulled apart',
  alt: 'Three tilted sheets float above each other: a dark panel at the bottom, a blue disc in the middle and the word Layers on top.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 75,
  schema: z.object({
    title: z.string().max(9).describe('Title'),
    titleOnTop: z.boolean().describe('Title is the last child'),
    accent: zColor().describe('Color of the disc'),
  }),
  defaultProps: {title: 'Layers', titleOnTop: true, accent: '#4f7cff'},
});
