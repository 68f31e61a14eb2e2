// In place of @generated/globalData, from which docs pages are taken out.
import data from '@generated/globalData.json';

import {idOf} from './pageNames.cjs';
import {pages} from './pages';

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
  const docs = pages.slice(first, last + 1).map(({path, id, sidebar}) => ({
    id: id ?? idOf(path.slice(version.path.length)),
    path,
    sidebar,
  }));
  return {...version, docs: [...docs, ...version.docs]};
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
