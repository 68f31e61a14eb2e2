import type {SearchPage} from '../../../src/search/records';

/** A record with what matters to a test. */
export const page = (url: string, fields: Partial<SearchPage> = {}): SearchPage => ({
  source: `docs${url}.mdx`,
  url,
  title: url.slice(1),
  description: '',
  kind: 'guide',
  packageName: null,
  names: [],
  sidebar: null,
  breadcrumb: ['Docs'],
  language: 'en',
  tag: 'docs-default-current',
  signature: null,
  still: null,
  inboundLinks: 0,
  sections: [],
  ...fields,
});

/** A section; the anchor is the heading with hyphens. */
export const section = (heading: string, text = ''): SearchPage['sections'][number] => ({
  heading,
  anchor: heading.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  level: heading === '' ? 1 : 2,
  text,
});
