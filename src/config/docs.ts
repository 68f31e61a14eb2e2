import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {hasGitHistory} from './git';
import {site} from './site';

/**
 * Whether headings say what releases after the documented one removed or deprecated, from
 * src/data/history/later.json. `false` leaves these lines out.
 */
export const showLaterChanges = true;

/** The one version of the docs. */
export const docs = {
  routeBasePath: 'docs',
  path: 'docs',
  sidebarPath: './sidebars.ts',
  // A page in docs/history shows what is read from packages: an edit would change nothing in it.
  editUrl: ({docPath}) =>
    /^history\/(?!index)/u.test(docPath) ? undefined : `${site.editUrl}docs/${docPath}`,
  showLastUpdateTime: hasGitHistory,
  lastVersion: 'current',
  versions: {current: {label: 'Next', badge: false, banner: 'none'}},
  breadcrumbs: true,
} satisfies DocsOptions;
