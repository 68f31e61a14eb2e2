import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Captions word by word',
  alt: 'The words of a caption in large white letters on dark green; the word that is being spoken is yellow.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 31,
  schema: z.object({
    combineTokensWithinMilliseconds: z
      .number()
      .min(0)
      .max(3000)
      .step(100)
      .describe('combineTokensWithinMilliseconds'),
    color: zColor().describe('Spoken word'),
  }),
  defaultProps: {combineTokensWithinMilliseconds: 1000, color: '#ffd84d'},
});
