import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Drag the points of a path',
  alt: 'A curve between four blue points is drawn in red up to an arrowhead that points along it, inside a dashed box; its length appears below.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 56,
  schema: z.object({
    showBox: z.boolean().describe('Bounding box'),
  }),
  defaultProps: {showBox: true},
});
