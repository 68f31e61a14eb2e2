import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'From a form to a file',
  alt: 'A web app: a video with a title on the left, a text field and a render button filled to 68 percent on the right.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 165,
  stillFrame: 109,
  schema: z.object({
    title: z.string().max(24).describe('Title'),
    color: zColor().describe('Color'),
  }),
  defaultProps: {title: 'Made in the app', color: '#4f7cff'},
});
