import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'One prompt, three scenes, one story',
  alt: 'A prompt and a list of three scenes on the left; on the right, a vertical frame shows a lighthouse under a low sun.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 170,
  stillFrame: 74,
  schema: z.object({prompt: z.string().max(80).describe('Prompt')}),
  defaultProps: {prompt: 'Tell a short story of a lighthouse that brings a boat home.'},
});
