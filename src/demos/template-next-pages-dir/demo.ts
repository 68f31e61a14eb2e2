import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Files become routes',
  alt: 'A folder named pages on the left; lines lead from its files to their URLs, such as /api/lambda/render, on the right.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 165,
  stillFrame: 84,
  schema: z.object({color: zColor().describe('Color')}),
  defaultProps: {color: '#7fdcae'},
});
