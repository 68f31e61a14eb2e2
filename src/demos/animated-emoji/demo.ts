import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A looping emoji',
  alt: 'A round yellow face with a wide smile, slightly tilted, on a dark blue background.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 140,
  stillFrame: 29,
  schema: z.object({
    size: z.number().min(200).max(640).step(20).describe('Size'),
    playbackRate: z.number().min(0.5).max(2).step(0.5).describe('Playback rate'),
  }),
  defaultProps: {size: 520, playbackRate: 1},
});
