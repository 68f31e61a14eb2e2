import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Corners and edges, rounded from none to full',
  alt: 'A square, a triangle, a hexagon and a star in two rows: with rounded corners in the upper row, with curved edges in the lower one.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 45,
  schema: z.object({
    debug: z.boolean().describe('debug'),
  }),
  defaultProps: {debug: false},
});
