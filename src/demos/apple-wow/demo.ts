import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The finished fireworks',
  alt: 'Rings of gray dots, red hearts, yellow hearts and pale stars fly out from the center of a dark blue night sky; the dots and stars leave trails.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 66,
  schema: z.object({}),
  defaultProps: {},
});
