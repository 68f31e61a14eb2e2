import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'When a file starts to load',
  alt: 'Four bars beside a red line where a scene starts: the first begins at the line, the second 30 frames earlier, the third and fourth at frame 0.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 105,
  schema: z.object({
    sceneAt: z.number().min(30).max(90).step(10).describe('Start of the scene (frame)'),
  }),
  defaultProps: {sceneAt: 70},
});
