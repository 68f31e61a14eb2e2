import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'What pressing the play key starts',
  alt: 'A key with the play and pause symbol on the left; on the right, two bars show that both the video and the music play.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 100,
  schema: z.object({
    mode: z
      .enum(['prevent-media-session', 'register-media-session', 'do-nothing'])
      .describe('mode'),
  }),
  defaultProps: {mode: 'register-media-session'},
});
