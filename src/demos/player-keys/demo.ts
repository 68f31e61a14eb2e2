import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Three keys and the position of a Player',
  alt: 'A playback bar at frame 91 and three keys below it; the right arrow is pressed, with the words one second forward.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 195,
  stillFrame: 76,
  schema: z.object({}),
  defaultProps: {},
});
