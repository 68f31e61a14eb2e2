import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The same component at every frame',
  alt: 'Four lines of code with their values at this frame, beside what they draw: a violet ball. Below, a filmstrip with the current frame outlined in coral.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 68,
  schema: z.object({}),
  defaultProps: {},
});
