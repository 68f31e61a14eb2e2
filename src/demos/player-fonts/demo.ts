import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A headline whose font loads during playback',
  alt: 'A headline in a fixed-width font, Seeds for a small balcony, above the words the font of the video, frame 40.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 40,
  schema: z.object({
    loadsIn: z.number().min(0).max(60).step(5).describe('The font loads in frames'),
    isPreloaded: z.boolean().describe('Loaded before playback'),
  }),
  defaultProps: {loadsIn: 30, isPreloaded: false},
});
