import type {Bar} from 'docs-site-bench';

/** What the site is held to: `site` is the built site, `ours` its copy with the pages of the comparison. */
export const bars: readonly Bar[] = [
  {label: 'before load', figure: 'beforeLoad', of: 'site', most: 80_000},
  {label: 'after idle', figure: 'afterIdle', of: 'site', most: 175_000},
  {label: 'scripts after idle', figure: 'scriptsAfterIdle', of: 'site', most: 110_000},
  {label: 'growth per page', figure: 'growth', of: 'ours', most: 8},
  {
    label: 'largest paint, relative to Starlight',
    figure: 'largestPaint',
    of: 'site',
    relativeTo: 'starlight',
    most: 1,
  },
  {label: 'blocking', figure: 'blocking', of: 'site', most: 50},
  {label: 'layout shift', figure: 'shift', of: 'site', most: 0},
  {
    label: 'cold build, relative to Docusaurus',
    figure: 'coldBuild',
    of: 'ours',
    relativeTo: 'docusaurus',
    most: 2,
  },
  {
    label: 'build with caches, relative to Docusaurus',
    figure: 'warmBuild',
    of: 'ours',
    relativeTo: 'docusaurus',
    most: 1.4,
  },
];

/** Pages of this site that Lighthouse looks at, one of each kind, and the points that each is to have. */
export const lighthousePages: readonly {pathname: string; points: number}[] = [
  {pathname: '/docs/spring', points: 99},
  ...[
    '/',
    '/templates',
    '/templates/audiogram',
    '/blog',
    '/blog/4-0',
    '/learn/data-to-videos',
    '/showcase',
    '/lambda',
    '/player',
    '/experts',
    '/success-stories',
    '/success-stories/typeframes',
    '/search',
    '/no-such-page',
  ].map((pathname) => ({pathname, points: 97})),
];
