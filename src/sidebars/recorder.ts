import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The Recorder's own guide; it fills with its pages. */
export const recorderSidebar = [] satisfies SidebarsConfig[string];
