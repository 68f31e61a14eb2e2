import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The Recorder's own guide. */
export const recorderSidebar = [
  {type: 'doc', id: 'recorder/index', label: 'Recorder'},
] satisfies SidebarsConfig[string];
