import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A lower third on a transparent background',
  alt: 'A dark name plate with a coral edge on a checkerboard that represents transparency.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 105,
  stillFrame: 60,
  schema: z.object({
    title: z.string().max(22).describe('Title'),
    subtitle: z.string().max(36).describe('Subtitle'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {
    title: 'On top of footage',
    subtitle: 'Transparent where you see squares',
    color: '#ff6a4d',
  },
});
