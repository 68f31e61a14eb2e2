import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A ramp, two ways',
  alt: 'At frame 75, a blue ball labeled position() is at frame 210 of a file, and a coral ball labeled animated playbackRate is far ahead at frame 300.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 75,
  schema: z.object({
    topSpeed: z.number().min(1).max(4).step(0.5).describe('Top speed'),
    ramp: z.number().min(10).max(110).step(10).describe('Frames until top speed'),
  }),
  defaultProps: {topSpeed: 4, ramp: 60},
});
