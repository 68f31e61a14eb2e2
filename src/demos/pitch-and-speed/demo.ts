import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Speed changes the length, pitch changes the waves',
  alt: 'A gray wave at the top represents the file; the blue result below is shorter, and its waves are closer together. A coral playhead crosses each.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 24,
  schema: z.object({
    playbackRate: z.number().min(0.5).max(2).step(0.1).describe('playbackRate'),
    toneFrequency: z.number().min(0.5).max(2).step(0.05).describe('toneFrequency'),
  }),
  defaultProps: {playbackRate: 1.5, toneFrequency: 1.4},
});
