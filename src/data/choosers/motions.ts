import {defineChooser} from './chooser';

/** What makes a value move. */
export const motions = defineChooser({
  parameter: 'motion',
  label: 'Kinds of motion',
  heading: 'Motion',
  needs: {
    constant: 'a constant speed',
    gentle: 'a gentle start or end',
    weight: 'a physical feel, without choosing a curve',
    end: 'an end at a frame that I choose',
    points: 'multiple points in one call',
  },
  options: [
    {
      name: 'interpolate()',
      page: '/docs/interpolate',
      text: 'Mechanical: right for opacity, progress bars and slow pans. Lasts as long as the input range.',
      meets: ['constant', 'end', 'points'],
    },
    {
      name: 'interpolate() with an easing',
      page: '/docs/easing',
      text: 'Deliberate: starts or ends gently. Lasts as long as the input range.',
      meets: ['gentle', 'end', 'points'],
    },
    {
      name: 'spring()',
      page: '/docs/spring',
      text: 'Physical: starts quickly, overshoots and settles. The length follows from the physics, or from durationInFrames.',
      meets: ['gentle', 'weight', 'end'],
    },
  ],
});
