import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {category, linkedCategory} from './category';

/** The Recorder's own guide. */
export const recorderSidebar = [
  {type: 'doc', id: 'recorder/index', label: 'Recorder'},
  'recorder/is-it-for-me',
  'recorder/demo',
  'recorder/setup',
  'recorder/create',
  {
    ...category('Record', [
      'recorder/record/index',
      'recorder/record/manually',
      'recorder/external-recordings',
      'recorder/record/cropping',
      'recorder/record/delete',
      'recorder/captions',
    ]),
    collapsed: false,
  },
  {
    ...linkedCategory('Edit', 'recorder/editing/editing', [
      'recorder/editing/scenes',
      'recorder/editing/layout',
      'recorder/editing/silence-removal',
      'recorder/editing/captions',
      'recorder/editing/transitions',
      'recorder/editing/b-roll',
      'recorder/editing/music',
      'recorder/editing/chapters',
      'recorder/editing/endcard',
      'recorder/editing/cutting-clips',
      'recorder/editing/normalizing-audio',
    ]),
    collapsed: false,
  },
  {
    ...category('Export', [
      'recorder/exporting',
      'recorder/exporting-subtitles',
      'recorder/lambda-rendering',
    ]),
    collapsed: false,
  },
  category('Project', [
    'recorder/source-control',
    'recorder/experiments',
    'recorder/roadmap',
    'recorder/gear',
    'recorder/our-recorder',
  ]),
  category('Help', [
    'recorder/support',
    'recorder/troubleshooting/cannot-read-properties-of-undefined',
  ]),
] satisfies SidebarsConfig[string];
