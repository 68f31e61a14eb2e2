import {areSingleKeysOn as areKeysOn} from 'docusaurus-page-keys/single-keys';

/** Key in the browser's storage: `off` if single-character shortcuts are turned off. */
export const SINGLE_KEYS = 'remotion-docs-single-keys';

/** Whether shortcuts without Ctrl or Cmd work. */
export const areSingleKeysOn = (): boolean => areKeysOn(SINGLE_KEYS);
