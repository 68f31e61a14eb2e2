import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The spectrum of a gliding tone',
  alt: 'Blue bars form a hill above a coral dot on an axis; a label below the dot gives the frequency of the tone in hertz.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 38,
  schema: z.object({
    numberOfSamples: z.enum(['8', '16', '32', '64']).describe('Number of samples'),
    smoothing: z.boolean().describe('Smoothing'),
  }),
  defaultProps: {numberOfSamples: '32', smoothing: true},
});
