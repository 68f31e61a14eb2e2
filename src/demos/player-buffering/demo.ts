import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The clock waits for a photo',
  alt: 'The words The photo loads on a dark background, above the words frame 30.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 30,
  schema: z.object({
    seconds: z.number().min(0.5).max(3).step(0.5).describe('Loading time in seconds'),
    isAnnounced: z.boolean().describe('delayPlayback() is called'),
  }),
  defaultProps: {seconds: 1.5, isAnnounced: true},
});
