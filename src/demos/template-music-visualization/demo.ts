import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A spectrum on the beat',
  alt: 'A ring of violet and pink rays around a dark disc with a bright center, like a vinyl record moving to the beat.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 61,
  schema: z.object({
    look: z.enum(['spectrum', 'waveform']).describe('Look'),
    hue: z.number().min(0).max(360).step(5).describe('Hue'),
  }),
  defaultProps: {look: 'spectrum', hue: 265},
});
