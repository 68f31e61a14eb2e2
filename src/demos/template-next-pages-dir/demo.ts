import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The app and the files behind it',
  alt: 'A web app with a video and a render button at 46 percent; beside it, the files in a folder named pages, with progress.ts highlighted.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 165,
  stillFrame: 110,
  schema: z.object({color: zColor().describe('Color')}),
  defaultProps: {color: '#7fdcae'},
});
