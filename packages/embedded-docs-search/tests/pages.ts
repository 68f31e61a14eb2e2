import {
  buildIndex,
  type IndexedPage,
  type PageSection,
  type SearchSettings,
} from '../lib/buildIndex.ts';
import {openFiles} from '../lib/bench/openFiles.ts';
import type {EmbeddedIndex} from '../lib/embeddedIndex.ts';

/** A page with nothing but its address and the given fields. */
export const page = (url: string, fields: Partial<IndexedPage> = {}): IndexedPage => ({
  url,
  title: url.slice(1),
  description: '',
  kind: 'guide',
  packageName: null,
  names: [],
  breadcrumb: ['Docs'],
  signature: null,
  still: null,
  inboundLinks: 0,
  sections: [],
  ...fields,
});

/** A section; the anchor is the heading with hyphens. */
export const section = (heading: string, text = ''): PageSection => ({
  heading,
  anchor: heading.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  level: heading === '' ? 1 : 2,
  text,
});

/** What the site of these tests says. */
export const settings: Partial<SearchSettings> = {
  synonyms: {mp4: ['encoding', 'codec'], pause: ['freeze']},
  kinds: {api: 1.06, blog: 0.5},
};

/** Builds the index of pages and opens it, all in memory. */
export const openIndex = (
  pages: readonly IndexedPage[],
  own: Partial<SearchSettings> = settings,
): {index: EmbeddedIndex; files: Map<string, string>} => {
  const files = buildIndex(pages, own);
  return {files, index: openFiles(files)};
};
