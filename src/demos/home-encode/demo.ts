import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'From pictures and sound to one file',
  alt: 'Pictures and a gray waveform run from the left into a coral line; on its right they go on as blue and green bars. A progress bar below says "video.mp4".',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 190,
  stillFrame: 110,
  schema: z.object({}),
  defaultProps: {},
});
