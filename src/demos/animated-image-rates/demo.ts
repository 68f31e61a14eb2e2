import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'An animation without and with two props',
  alt: 'Two wheels of six colors side by side on a green background; the right one has turned half as far as the left one.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 70,
  schema: z.object({
    playbackRate: z.number().min(0.25).max(3).step(0.25).describe('Playback rate at the right'),
    loopBehavior: z
      .enum(['loop', 'pause-after-finish', 'clear-after-finish'])
      .describe('Loop behavior at the right'),
  }),
  defaultProps: {playbackRate: 0.5, loopBehavior: 'loop'},
});
