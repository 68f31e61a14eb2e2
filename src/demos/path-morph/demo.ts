import {z} from 'zod';

import {defineDemo} from '../define';

const shape = (label: string) =>
  z.enum(['circle', 'heart', 'hexagon', 'square', 'star']).describe(label);

export default defineDemo({
  title: 'One shape becomes another',
  alt: 'An orange shape between a hexagon and a star on a violet background.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 32,
  schema: z.object({from: shape('From'), to: shape('To')}),
  defaultProps: {from: 'hexagon', to: 'star'},
});
