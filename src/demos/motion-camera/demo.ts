import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A pinwheel with camera motion blur',
  alt: 'A pinwheel with five colored blades whose tips are blurred in the direction in which it turns.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 47,
  schema: z.object({
    shutterAngle: z.number().min(0).max(360).step(15).describe('shutterAngle'),
    samples: z.number().min(1).max(30).step(1).describe('samples'),
  }),
  defaultProps: {shutterAngle: 270, samples: 14},
});
