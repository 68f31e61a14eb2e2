import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Jobs, one at a time',
  alt: 'Four render jobs below the request POST /renders: two are completed, one is in progress and one is queued.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 112,
  schema: z.object({
    jobs: z.number().min(1).max(4).step(1).describe('Jobs'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {jobs: 4, color: '#7fdcae'},
});
