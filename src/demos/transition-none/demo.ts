import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Tiles that shrink while they exit',
  alt: 'Violet tiles shrink from the top left to the bottom right and uncover the words "Chapter two" on a cream background.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 46,
  schema: z.object({
    stagger: z.number().min(0).max(0.9).step(0.1).describe('Stagger'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {stagger: 0.6, color: '#6a3fd1'},
});
