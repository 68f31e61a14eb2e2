// In place of @generated/globalData, from which docs pages are taken out.
import data from '@generated/globalData.json';

import {onDocsIndexLoaded} from './docsIndex.ts';
import {entryPage} from './entryPage.ts';
import {idOf} from '../pageNames.cjs';
import type {Page} from './pages.template.ts';

interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

interface Version {
  path: string;
  docs: Doc[];
  /** The numbers of the first and the last page that were taken out. */
  run?: [number, number];
}

const restore = ({run, ...version}: Version): Version => {
  if (!run) return version;
  const [first, last] = run;
  const restored = ({path, id, sidebar}: Page): Doc => ({
    id: id ?? idOf(path.slice(version.path.length)),
    path,
    sidebar,
  });
  const own = entryPage && first <= entryPage.index && entryPage.index <= last ? [entryPage] : [];
  const docs = [...own.map(restored), ...version.docs];
  // The context that has the data never changes; whoever needs another page renders after it was listed.
  onDocsIndexLoaded((pages) => {
    docs.splice(0, Infinity, ...pages.slice(first, last + 1).map(restored), ...version.docs);
  });
  return {...version, docs};
};

const docsPlugin = 'docusaurus-plugin-content-docs';
const {[docsPlugin]: docs, ...others} = data as unknown as Record<
  string,
  Record<string, {versions: Version[]}> | undefined
>;

export default {
  ...others,
  ...(docs && {
    [docsPlugin]: Object.fromEntries(
      Object.entries(docs).map(([id, plugin]) => [
        id,
        {...plugin, versions: plugin.versions.map(restore)},
      ]),
    ),
  }),
};
