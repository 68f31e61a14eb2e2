import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Only the current scene is mounted',
  alt: 'A grid of 60 outlined cells, one for each scene; only the 31st is filled with orange.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  stillFrame: 120,
  schema: z.object({
    scenes: z.number().min(10).max(60).step(10).describe('Scenes'),
  }),
  defaultProps: {scenes: 60},
});
