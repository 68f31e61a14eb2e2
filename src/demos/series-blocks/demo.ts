import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Scenes in a row',
  alt: 'Two cards, scene A in blue and scene B in yellow, each with its own frame number, above a timeline on which scene B starts shortly before scene A ends and scene C follows.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 34,
  schema: z.object({
    duration: z.number().min(10).max(60).step(5).describe('Duration of scene B'),
    offset: z.number().min(-30).max(10).step(5).describe('Offset of scene B'),
  }),
  defaultProps: {duration: 50, offset: -15},
});
