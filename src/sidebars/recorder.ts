import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The Recorder's own guide. */
export const recorderSidebar = [
  {type: 'doc', id: 'recorder/index', label: 'Recorder'},
  'recorder/is-it-for-me',
  'recorder/demo',
  'recorder/setup',
  'recorder/create',
  {
    type: 'category',
    label: 'Record',
    collapsed: false,
    items: [
      'recorder/record/index',
      'recorder/record/manually',
      'recorder/external-recordings',
      'recorder/record/cropping',
      'recorder/record/delete',
      'recorder/captions',
    ],
  },
  {
    type: 'category',
    label: 'Edit',
    collapsed: false,
    link: {type: 'doc', id: 'recorder/editing/editing'},
    items: [
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
    ],
  },
  {
    type: 'category',
    label: 'Export',
    collapsed: false,
    items: ['recorder/exporting', 'recorder/exporting-subtitles', 'recorder/lambda-rendering'],
  },
  {
    type: 'category',
    label: 'Project',
    items: [
      'recorder/source-control',
      'recorder/experiments',
      'recorder/roadmap',
      'recorder/gear',
      'recorder/our-recorder',
    ],
  },
  {
    type: 'category',
    label: 'Help',
    items: ['recorder/support', 'recorder/troubleshooting/cannot-read-properties-of-undefined'],
  },
] satisfies SidebarsConfig[string];
