import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'The same classes for the app and the video',
  alt: 'A web app: a violet video with a title on the left, a text field and a render button on the right; chips name the utility classes of each part.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 165,
  stillFrame: 140,
  schema: z.object({
    title: z.string().max(18).describe('Title'),
    color: zColor().describe('Brand color'),
  }),
  defaultProps: {title: 'Styled in place', color: '#6a4dff'},
});
