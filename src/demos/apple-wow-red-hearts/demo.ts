import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Red hearts join the dots',
  alt: 'A ring of ten red hearts among rows of gray dots on a dark blue background.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 45,
  schema: z.object({}),
  defaultProps: {},
});
