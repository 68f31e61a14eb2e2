import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Volume per frame',
  alt: 'A blue curve rises, stays level and falls again; a coral playhead with a dot on the curve marks the volume at the current frame.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 21,
  schema: z.object({
    fadeIn: z.number().min(1).max(55).step(1).describe('Fade in (frames)'),
    fadeOut: z.number().min(1).max(55).step(1).describe('Fade out (frames)'),
    level: z.number().min(0).max(1).step(0.05).describe('Level'),
    sound: z.boolean().describe('Sound'),
  }),
  defaultProps: {fadeIn: 35, fadeOut: 45, level: 0.9, sound: false},
});
