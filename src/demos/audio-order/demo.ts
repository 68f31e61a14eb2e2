import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'From file to timeline, step by step',
  alt: 'Six rows of a drawn waveform: the file, then shorter after the speed change, without its start after trimming, fading in after the volume, recolored after the pitch and moved right at its position.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 150,
  schema: z.object({
    playbackRate: z.number().min(1).max(2).step(0.25).describe('playbackRate'),
    trimBefore: z.number().min(0).max(50).step(2).describe('trimBefore (frames)'),
    fade: z.number().min(1).max(40).step(1).describe('Fade in (frames)'),
    from: z.number().min(0).max(60).step(5).describe('from of the Sequence'),
  }),
  defaultProps: {playbackRate: 1.25, trimBefore: 20, fade: 30, from: 40},
});
