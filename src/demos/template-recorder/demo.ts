import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Screen, camera and captions',
  alt: 'A screen with lines of code, a person in a webcam frame beside it, and a caption with one word highlighted.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 180,
  stillFrame: 92,
  schema: z.object({color: zColor().describe('Color')}),
  defaultProps: {color: '#4f7cff'},
});
