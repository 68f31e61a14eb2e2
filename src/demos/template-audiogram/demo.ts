import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'A podcast you can see',
  alt: 'A podcast cover with a microphone, a title, a caption with the spoken words highlighted, and a coral waveform below.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 92,
  schema: z.object({
    title: z.string().max(40).describe('Title'),
    color: zColor().describe('Color'),
    bars: z.number().min(16).max(64).step(2).describe('Bars'),
  }),
  defaultProps: {title: 'Episode 12: Frame by frame', color: '#ff7a5c', bars: 44},
});
