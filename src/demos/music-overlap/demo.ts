import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The music of one scene gives way to the next',
  alt: 'Two overlapping volume curves; where they cross, scene 1 and scene 2 both have a volume of 0.50.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 135,
  stillFrame: 65,
  schema: z.object({
    overlap: z.number().min(10).max(35).step(5).describe('overlap in frames'),
  }),
  defaultProps: {overlap: 20},
});
