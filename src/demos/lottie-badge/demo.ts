import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A Lottie animation',
  alt: 'A green badge with twelve points and a white check mark, half drawn, on a cream background.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 34,
  schema: z.object({
    playbackRate: z.number().min(0.5).max(3).step(0.5).describe('Playback rate'),
    direction: z.enum(['forward', 'backward']).describe('Direction'),
    loop: z.boolean().describe('Loop'),
  }),
  defaultProps: {playbackRate: 1, direction: 'forward', loop: false},
});
