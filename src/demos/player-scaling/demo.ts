import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The Player scales, so text wraps the same',
  alt: 'A yellow poster, scaled below its 960 pixels with its line breaks unchanged; its width and scale appear below.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 45,
  schema: z.object({
    playerWidth: z.number().min(400).max(960).step(40).describe('Width of the Player'),
    isScaled: z.boolean().describe('Scaled, as in the Player'),
  }),
  defaultProps: {playerWidth: 960, isScaled: true},
});
