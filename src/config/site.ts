/** Where the site is published, and where its sources can be edited. */
export const site = {
  title: 'Remotion',
  tagline: 'Make videos with React',
  url: 'https://www.remotion.dev',
  baseUrl: '/',
  editUrl: 'https://github.com/remotion-dev/remotion/edit/main/packages/docs/',
  company: 'Remotion AG',
  brandUrl: 'https://remotion.dev/brand',
  issuesUrl: 'https://github.com/remotion-dev/remotion/issues',
} as const;
