import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'From screenshots and sound to one file',
  alt: 'Screenshots and a gray waveform run from the left into a coral line and continue on its right as blue and green bars. A progress bar below reads "video.mp4".',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 190,
  stillFrame: 110,
  schema: z.object({}),
  defaultProps: {},
});
