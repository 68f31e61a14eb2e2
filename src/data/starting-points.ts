/** A demo that the playground offers to begin with. */
export interface StartingPoint {
  /** Folder in src/demos. */
  id: string;
  title: string;
  /** What its code shows, in one sentence. */
  shows: string;
  /** The demo's schema is part of the code, and becomes controls in the editor. */
  hasSchema?: true;
}

/** In the order in which a newcomer meets these topics. */
export const startingPoints: readonly StartingPoint[] = [
  {
    id: 'fade-in',
    title: 'Fade in a title',
    shows: 'The current frame, interpolate() and spring(), with a curve of the progress.',
  },
  {
    id: 'color-interpolation',
    title: 'Blend colors',
    shows: 'interpolateColors() turns a frame number into a color.',
  },
  {
    id: 'spring-config',
    title: 'Tune a spring',
    shows: 'How damping, mass and stiffness change the motion.',
  },
  {
    id: 'added-springs',
    title: 'Enter and leave',
    shows: 'One spring minus another moves an element in and out.',
  },
  {
    id: 'series-blocks',
    title: 'Put scenes in a row',
    shows: 'A series of scenes, each with its own length.',
  },
  {
    id: 'transition-series',
    title: 'Move between scenes',
    shows: 'Three scenes and two transitions from @remotion/transitions.',
  },
  {
    id: 'captions-words',
    title: 'Show captions word by word',
    shows: 'Pages of captions in which the spoken word is highlighted.',
  },
  {
    id: 'fit-text',
    title: 'Fit text to a box',
    shows: 'A font size that is measured with @remotion/layout-utils.',
  },
  {
    id: 'params-card',
    title: 'Change props with controls',
    shows: 'A zod schema whose fields become controls, as in the Studio.',
    hasSchema: true,
  },
  {
    id: 'path-evolve',
    title: 'Draw a signature',
    shows: 'An SVG path that draws itself, with @remotion/paths.',
  },
  {
    id: 'shapes-overview',
    title: 'Draw shapes',
    shows: 'The components of @remotion/shapes, from circle to heart.',
  },
  {
    id: 'noise-field',
    title: 'Move a grid with noise',
    shows: 'Motion that looks random and is the same in each render, with @remotion/noise.',
  },
  {
    id: 'seeded-grid',
    title: 'Make images from a seed',
    shows: 'random() returns the same values for the same seed, and therefore the same image.',
  },
];
