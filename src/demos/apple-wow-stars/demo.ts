import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'All particles at the same speed',
  alt: 'Rings of dots, red and yellow hearts and pale stars on a dark blue background.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 45,
  schema: z.object({}),
  defaultProps: {},
});
