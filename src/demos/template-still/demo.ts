import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'One card, many images',
  alt: 'A fan of four preview cards in different colors; the front one is blue and has a title and a description.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 110,
  schema: z.object({
    title: z.string().max(36).describe('Title'),
    description: z.string().max(60).describe('Description'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {
    title: 'A picture for every link',
    description: 'Title, text and color are props.',
    color: '#2a55e5',
  },
});
