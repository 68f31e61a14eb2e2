import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A path as a list of instructions',
  alt: 'On the left, a sailing boat whose hull is outlined in blue; on the right, the instructions of its path as a list, one of them in red.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 108,
  stillFrame: 66,
  schema: z.object({
    form: z.enum(['as written', 'normalizePath()', 'reduceInstructions()']).describe('Form'),
  }),
  defaultProps: {form: 'as written'},
});
