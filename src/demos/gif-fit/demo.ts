import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A GIF in step with the timeline',
  alt: 'A wheel of six colors inside a ring of dots, some of them red, on a cream card in the middle of a wider box with a dashed outline.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 38,
  schema: z.object({
    fit: z.enum(['fill', 'contain', 'cover']).describe('Fit'),
    playbackRate: z.number().min(0.25).max(2).step(0.25).describe('Playback rate'),
    loopBehavior: z
      .enum(['loop', 'pause-after-finish', 'unmount-after-finish'])
      .describe('Loop behavior'),
  }),
  defaultProps: {fit: 'contain', playbackRate: 1, loopBehavior: 'loop'},
});
