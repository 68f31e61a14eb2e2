import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A waveform: this moment and the whole file',
  alt: 'Above, a mint line that oscillates around the center. Below, bars for the whole sound with a coral playhead and a shaded window around it.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 50,
  schema: z.object({
    windowInSeconds: z.number().min(0.1).max(2).step(0.1).describe('Window in seconds'),
    numberOfSamples: z.number().min(8).max(96).step(8).describe('Samples'),
    normalize: z.boolean().describe('Normalize'),
  }),
  defaultProps: {windowInSeconds: 0.8, numberOfSamples: 48, normalize: false},
});
