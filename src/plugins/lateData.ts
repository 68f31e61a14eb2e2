import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

import {firstCompile} from '../upstream/dev-server/firstCompile';
import {parsePages} from './pages-ahead';

interface LateData {
  /** The plugin that has it. */
  plugin: string;
  /** The file's name. */
  file: string;
  make: () => Promise<readonly unknown[]>;
}

let pagesParsed: Promise<void> | undefined;

/** Parses all docs pages, once a run, after the first compile, which an author waits for. */
const parsePagesOnce = (siteDir: string): Promise<void> =>
  (pagesParsed ??= firstCompile.then(() => parsePages(siteDir)));

/**
 * Creates a list that is made of all docs pages. The dev server doesn't wait for it: until it is made, there
 * is what the last run has left, or an empty one.
 */
export const createLateData = async (
  {siteDir, generatedFilesDir}: LoadContext,
  {createData}: Pick<PluginContentLoadedActions, 'createData'>,
  {plugin, file, make}: LateData,
): Promise<void> => {
  const create = async (): Promise<void> => {
    await createData(file, JSON.stringify(await make()));
  };
  if (process.env.NODE_ENV === 'production') {
    await create();
    return;
  }
  if (!fs.existsSync(path.join(generatedFilesDir, plugin, 'default', file))) {
    await createData(file, '[]');
  }
  parsePagesOnce(siteDir).then(create).catch(console.error);
};
