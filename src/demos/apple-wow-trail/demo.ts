import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The dot has a trail',
  alt: 'Four gray dots of falling size, one below the other, above the middle of a dark blue picture.',
  width: 1280,
  height: 960,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 45,
  schema: z.object({}),
  defaultProps: {},
});
