import type {SearchSettings} from 'embedded-docs-search/build';

import type {SearchKind} from '../content/searchKinds';
import {searchSynonyms} from '../data/search-synonyms';

/** Factors by kind of page: reference and guides before news. */
const kinds = {
  api: 1.06,
  guide: 1,
  index: 1,
  cli: 1,
  troubleshooting: 0.92,
  learn: 0.8,
  blog: 0.5,
  story: 0.4,
  page: 0.6,
  migration: 0.7,
  contributing: 0.6,
  ai: 0.85,
  legal: 0.9,
} satisfies Record<SearchKind, number>;

const news: SearchKind[] = ['blog', 'story'];
const guides: SearchKind[] = ['guide'];
const commands: SearchKind[] = ['cli'];
const suggested: SearchKind[] = ['api', 'guide'];

/** What the search has to know about this site's pages and its readers' words. */
export const searchSettings: SearchSettings = {
  synonyms: searchSynonyms,
  kinds,
  news,
  guides,
  commands,
  suggested,
  taskVerbs:
    'add animate change convert create crop cut delay draw embed export import loop make pass play render save set show speed slow upload use'.split(
      ' ',
    ),
  nameSorts: ['api', 'component', 'function', 'hook', 'package', 'remotion', 'type'],
  terms: 'terminology',
  mainTool: '@remotion/cli',
  mainCommand: 'npx remotion render',
  areas: {recorder: 0.75, errors: 0.75, history: 0.65, contributing: 0.85, cloudrun: 0.9},
  mainFunction: 'renderMedia()',
};
