import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Four scenes of two seconds each',
  alt: 'The second of four scenes: the word Draft beside a violet square, above four bars that show the progress of the video.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 240,
  stillFrame: 90,
  schema: z.object({}),
  defaultProps: {},
});
