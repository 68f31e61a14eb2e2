import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Canvas, inspector and timeline',
  alt: 'A video editor: a selected item with handles on the canvas, sliders beside it, and three tracks with a playhead below.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 84,
  schema: z.object({color: zColor().describe('Color')}),
  defaultProps: {color: '#ff6a4d'},
});
