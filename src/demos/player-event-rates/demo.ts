import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Two events of a Player, counted',
  alt: 'Two rows of marks on a timeline: 51 green ones for frameupdate, 7 orange ones for timeupdate.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 50,
  schema: z.object({}),
  defaultProps: {},
});
