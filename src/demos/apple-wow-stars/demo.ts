import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Everything together, at one speed',
  alt: 'Rings of dots, red and yellow hearts and pale stars on a dark blue picture.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 45,
  schema: z.object({}),
  defaultProps: {},
});
