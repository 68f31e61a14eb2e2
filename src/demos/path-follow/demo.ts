import {z} from 'zod';

import {defineDemo} from '../define';

const handle = (label: string, max: number) => z.number().min(0).max(max).step(20).describe(label);

export default defineDemo({
  title: 'A plane follows a path',
  alt: 'A white paper plane flies up along a dotted curve; two coral dots with thin lines mark the handles of the curve.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 74,
  schema: z.object({
    x1: handle('Handle 1, x', 1280),
    y1: handle('Handle 1, y', 720),
    x2: handle('Handle 2, x', 1280),
    y2: handle('Handle 2, y', 720),
  }),
  defaultProps: {x1: 860, y1: 680, x2: 360, y2: 40},
});
