import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'See edits while the video plays',
  alt: 'The props of a title in code; beside them, a preview of the word Hello in coral; below, a timeline of three tracks with a white playhead.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 190,
  stillFrame: 108,
  schema: z.object({}),
  defaultProps: {},
});
