import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A recap for one runner',
  alt: 'A dark frame with the words "Well done, Ada", the number 412 in mint and the words "kilometers this year".',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 60,
  schema: z.object({}),
  defaultProps: {},
});
