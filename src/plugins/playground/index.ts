import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {projectsFolder, sandboxPage} from '../../config/sandbox';
import {demoIds} from '../../demos/read';
import {bundlePlayer} from './bundlePlayer';
import {demoProject, isEditable} from '../../playground/editable/demoProjects';
import {framePage} from './framePage';

/** A folder of static files, which docusaurus.config.ts names: what the editors load. */
export const playgroundStaticFolder = '.docusaurus/playground-static';

/** Writes the frame that plays code from the editors, and the demos as projects, as static files. */
export const playgroundPlugin = ({siteDir, baseUrl}: LoadContext): Plugin => ({
  name: 'playground',
  getPathsToWatch: () => [
    `${siteDir}/src/demos/*/*.{ts,tsx}`,
    `${siteDir}/src/playground/frame/*`,
    `${siteDir}/packages/react-docs-playground/lib/*`,
  ],
  contentLoaded: async ({actions}) => {
    const folder = path.join(siteDir, playgroundStaticFolder);
    const write = async (file: string, text: string): Promise<void> => {
      const full = path.join(folder, file);
      await fs.mkdir(path.dirname(full), {recursive: true});
      await fs.writeFile(full, text);
    };
    const scripts = await bundlePlayer(siteDir);
    await fs.rm(folder, {recursive: true, force: true});
    await write(sandboxPage, framePage);
    for (const {file, code} of scripts) await write(file, code);
    for (const id of demoIds(siteDir).filter((name) => isEditable(siteDir, name))) {
      const project = demoProject(siteDir, id);
      await write(`${projectsFolder}${id}.json`, JSON.stringify(project));
    }
    const entries = scripts.map(
      ({name, file, needs}) => [name, {address: baseUrl + file, needs}] as const,
    );
    await actions.createData('scripts.json', JSON.stringify(Object.fromEntries(entries)));
  },
});
