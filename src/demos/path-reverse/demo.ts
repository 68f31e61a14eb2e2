import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The same track in both directions',
  alt: 'A cream ball has rolled along half of a winding track and painted it orange, beginning at the end on the right, which is labeled "Start".',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 115,
  stillFrame: 56,
  schema: z.object({reversed: z.boolean().describe('reversePath()')}),
  defaultProps: {reversed: true},
});
