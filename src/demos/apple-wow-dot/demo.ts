import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A dot on the night sky, close up',
  alt: 'A small gray dot in the middle of a dark blue frame.',
  width: 480,
  height: 270,
  fps: 30,
  durationInFrames: 30,
  stillFrame: 10,
  schema: z.object({}),
  defaultProps: {},
});
