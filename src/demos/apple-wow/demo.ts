import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The finished fireworks',
  alt: 'On a dark blue night sky, rings of gray dots, red hearts, yellow hearts and pale stars fly out of the center, the dots and stars with a trail.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 66,
  schema: z.object({}),
  defaultProps: {},
});
