import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Guides, in the order in which a newcomer meets the topics. */
export const mainSidebar = [
  {
    type: 'category',
    label: 'Getting started',
    collapsed: false,
    items: [
      'getting-started',
      'the-fundamentals',
      'animating-properties',
      'reusability',
      'preview',
      'render',
    ],
  },
  {
    type: 'category',
    label: 'Designing visuals',
    items: [
      'transforms',
      'assets',
      'layers',
      'transitioning',
      'fonts',
      'measuring',
      'using-randomness',
      'noise-visualization',
      'animation-math',
    ],
  },
  {
    type: 'category',
    label: 'Embedding videos',
    items: [
      'videos/index',
      'videos/sequence',
      'videos/transparency',
      'video-manipulation',
      'video-vs-offthreadvideo',
      'media-fragments',
    ],
  },
  {
    type: 'category',
    label: 'Audio',
    link: {type: 'doc', id: 'using-audio'},
    items: [
      'audio/importing',
      'audio/trimming',
      'audio/delaying',
      'audio/volume',
      'audio/muting',
      'audio/speed',
      'audio/pitch',
      'audio/from-video',
      'audio/visualization',
      'audio/exporting',
      'audio/order-of-operations',
    ],
  },
  {
    type: 'category',
    label: 'Parameterized videos',
    link: {type: 'doc', id: 'parameterized-rendering'},
    items: [
      'passing-props',
      'schemas',
      'visual-editing',
      'data-fetching',
      'dynamic-metadata',
      'props-resolution',
    ],
  },
  {
    type: 'category',
    label: 'Get help',
    link: {type: 'doc', id: 'get-help'},
    items: ['support'],
  },
  'license',
] satisfies SidebarsConfig[string];
