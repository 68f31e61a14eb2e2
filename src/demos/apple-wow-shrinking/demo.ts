import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The dot appears and shrinks, close up',
  alt: 'A gray dot, two thirds of its full size, in the center of a dark blue frame.',
  width: 480,
  height: 270,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 70,
  schema: z.object({}),
  defaultProps: {},
});
