import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A flag made with warpPath()',
  alt: 'A flag with five colored stripes waves on a pole; the waves grow toward its free end.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 132,
  stillFrame: 20,
  schema: z.object({
    amplitude: z.number().min(0).max(90).step(5).describe('Amplitude'),
    wavelength: z.number().min(150).max(1000).step(50).describe('Wavelength'),
  }),
  defaultProps: {amplitude: 45, wavelength: 500},
});
