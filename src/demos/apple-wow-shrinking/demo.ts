import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The dot goes out',
  alt: 'A gray dot, a little smaller than before, in the middle of a dark blue picture.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 70,
  schema: z.object({}),
  defaultProps: {},
});
