import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The dot flies up',
  alt: 'A gray dot above the center of a dark blue frame.',
  width: 1600,
  height: 900,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 40,
  schema: z.object({}),
  defaultProps: {},
});
