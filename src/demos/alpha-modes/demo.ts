import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'One overlay, laid over a scene in three ways',
  alt: 'A pink lower third with the text Mara, beekeeper and a soft yellow glow lie over green stripes, which stay visible around them.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 60,
  schema: z.object({
    overlay: z.enum(['with alpha', 'without alpha', 'screen']).describe('Overlay'),
  }),
  defaultProps: {overlay: 'with alpha'},
});
