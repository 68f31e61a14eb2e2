import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Four points: fade in, hold, fade out',
  alt: 'A mint square at partial opacity beside a curve that rises, holds and falls; a coral playhead is on the falling part.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 102,
  schema: z.object({
    fadeIn: z.number().min(1).max(50).step(1).describe('Fade in (frames)'),
    fadeOut: z.number().min(1).max(50).step(1).describe('Fade out (frames)'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {fadeIn: 20, fadeOut: 30, color: '#3ddc97'},
});
