import {openImportGraph, type ImportGraph} from 'playwright-mutation-sample/import-graph';

/** How modules of this site name each other. */
export const siteImports = {rootAlias: '@site/'};

/** Folders whose files tests start and read by path. */
const namedFolders = ['src', 'scripts', 'tests', 'docs', 'blog', 'learn', 'static'];

/**
 * Opens the graph of the site.
 *
 * @param isAll follows paths that modules name, too, and not only their imports
 */
export const openSiteGraph = (root: string, isAll = false): ImportGraph =>
  openImportGraph(root, {...siteImports, ...(isAll && {namedIn: namedFolders})});
