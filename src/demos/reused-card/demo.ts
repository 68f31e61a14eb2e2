import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'One card, three start times',
  alt: 'Three cards labeled One, Two and Three, all made by the same component, each showing its own frame number, above a timeline with three bars that start 20 frames apart.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 62,
  schema: z.object({
    delay: z.number().min(0).max(40).step(1).describe('Frames between starts'),
  }),
  defaultProps: {delay: 20},
});
