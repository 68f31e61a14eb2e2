import type {SearchPage} from '../../../src/search/records';

/** A page of the docs as the search knows it, with nothing but its address and the given fields. */
export const barePage = (url: string, fields: Partial<SearchPage> = {}): SearchPage => ({
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
