import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

import {hasGitHistory} from './git';
import {site} from './site';

/** The one version of the docs. */
export const docs = {
  routeBasePath: 'docs',
  path: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl: site.editUrl,
  showLastUpdateTime: hasGitHistory,
  lastVersion: 'current',
  versions: {current: {label: 'Next', badge: false, banner: 'none'}},
  breadcrumbs: true,
} satisfies DocsOptions;
