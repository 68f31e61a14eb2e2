import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Layers of props',
  alt: 'Four rows of props from defaultProps to calculateMetadata(), and a result row that takes the last value of each column.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 110,
  schema: z.object({
    studioEdits: z.boolean().describe('Studio edits'),
    inputProps: z.boolean().describe('Input props'),
    calculateMetadata: z.boolean().describe('calculateMetadata()'),
  }),
  defaultProps: {studioEdits: true, inputProps: true, calculateMetadata: true},
});
