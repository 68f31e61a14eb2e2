import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A dot on the night sky',
  alt: 'A small gray dot in the middle of a dark blue picture.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 30,
  stillFrame: 10,
  schema: z.object({}),
  defaultProps: {},
});
