import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Which instruction a point is on',
  alt: 'A green dot on a winding path, a list of its instructions with one in red, and the words index 2, 12 into it.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 75,
  schema: z.object({}),
  defaultProps: {},
});
