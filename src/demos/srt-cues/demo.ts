import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Each cue of an SRT file at its time',
  alt: 'The text of an SRT file with its second cue highlighted, and below it, as a subtitle: Next stop: Harbor.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 75,
  schema: z.object({
    offset: z.number().min(-1000).max(1000).step(100).describe('Offset in milliseconds'),
  }),
  defaultProps: {offset: 0},
});
