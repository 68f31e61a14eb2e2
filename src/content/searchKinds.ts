import type {DocKind} from './docKinds';

/** The kinds of pages that results are labelled with and filtered by, in the order of the filters. */
export const searchKinds = {
  api: 'API',
  guide: 'Guide',
  index: 'Package',
  cli: 'CLI',
  troubleshooting: 'Troubleshooting',
  learn: 'Tutorial',
  blog: 'Blog',
  story: 'Story',
  page: 'Page',
  migration: 'Migration',
  contributing: 'Contributing',
  ai: 'AI',
  legal: 'License',
} as const satisfies Record<DocKind | 'learn' | 'blog' | 'story' | 'page', string>;

export type SearchKind = keyof typeof searchKinds;

/** Tells whether a value, such as one from a URL, is a kind of page. */
export const isSearchKind = (value: unknown): value is SearchKind =>
  typeof value === 'string' && Object.hasOwn(searchKinds, value);
