import {areSingleKeysOn} from 'docusaurus-page-keys/single-keys';

export const storageKey = 'birds-keys';

export const areKeysOn = () => areSingleKeysOn(storageKey);
