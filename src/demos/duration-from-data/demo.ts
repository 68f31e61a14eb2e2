import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: 'Duration computed from data',
  alt: 'The line "5 slides × 2.5 s × 30 fps", below it "375 frames" in large type, and five colored blocks side by side on a timeline.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  stillFrame: 90,
  schema: z.object({
    slides: z.number().min(1).max(6).step(1).describe('Slides'),
    secondsPerSlide: z.number().min(0.5).max(3).step(0.5).describe('Seconds per slide'),
    targetFps: z.number().min(24).max(60).step(6).describe('Frames per second'),
  }),
  defaultProps: {slides: 5, secondsPerSlide: 2.5, targetFps: 30},
});
