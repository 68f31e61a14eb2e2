import {zColor} from '@remotion/zod-types';
import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'One composition, four parameters',
  alt: 'A dark card with a mint bar, the title "Two tickets" and the price $48 in mint.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  stillFrame: 70,
  schema: z.object({
    title: z.string().max(20).describe('Title'),
    price: z.number().min(1).max(250).step(1).describe('Price'),
    accent: zColor().describe('Accent'),
    layout: z.enum(['left', 'center']).describe('Layout'),
  }),
  defaultProps: {title: 'Two tickets', price: 48, accent: '#3ddc97', layout: 'left'},
});
