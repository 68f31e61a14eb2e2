import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The same component at every frame',
  alt: 'Four lines of code with the values they have at this frame, beside the picture they make: a violet ball. Below, a strip of frames with the current one framed in coral.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 68,
  schema: z.object({}),
  defaultProps: {},
});
