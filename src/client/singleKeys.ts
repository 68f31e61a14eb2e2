import {singleKeys} from 'docusaurus-page-keys/single-keys';

/** Shortcuts without Ctrl or Cmd, which readers can turn off. */
export const siteKeys = singleKeys('remotion-docs-single-keys');

/** Whether shortcuts without Ctrl or Cmd work. */
export const areSingleKeysOn = siteKeys.areOn;
