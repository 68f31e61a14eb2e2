import {singleKeys} from 'docusaurus-page-keys/single-keys';

export const siteKeys = singleKeys('birds-keys');
