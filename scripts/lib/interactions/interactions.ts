/** What visitors do on a page, and the milliseconds that the slowest may take, at a quarter of the speed. */
export const interactions = {
  search: {label: 'open search', most: 100},
  key: {label: 'key to hits', most: 80},
  color: {label: 'color mode', most: 100},
  drawer: {label: 'drawer', most: 100},
  sidebar: {label: 'sidebar category', most: 80},
  link: {label: 'link in view to new page', most: 200},
  edit: {label: 'Edit to editor', most: 600},
} as const;

export type Interaction = keyof typeof interactions;

/** A page of each kind; one without an interaction has no figure for it. */
export const kinds = {
  docs: '/docs/spring',
  home: '/',
  post: '/blog/4-0',
  template: '/templates/audiogram',
} as const;

export type Kind = keyof typeof kinds;

/** Times in milliseconds, by page kind and interaction. */
export type Times = Partial<Record<Kind, Partial<Record<Interaction, number[]>>>>;
