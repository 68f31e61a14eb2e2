import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'What plays before and after a click',
  alt: 'Four progress bars: without media, muted, and with sound but silenced; the fourth, after a click, is green and heard.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 95,
  schema: z.object({
    clickAt: z.number().min(0).max(4).step(0.5).describe('Click, in seconds'),
  }),
  defaultProps: {clickAt: 2},
});
