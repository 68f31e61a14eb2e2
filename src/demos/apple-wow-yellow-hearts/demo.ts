import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Yellow hearts in the gaps',
  alt: 'Rings of red and yellow hearts among rows of gray dots on a dark blue background.',
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 50,
  schema: z.object({}),
  defaultProps: {},
});
