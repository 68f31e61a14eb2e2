import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {projectsFolder, sandboxPage, sandboxPolicy} from '../../config/sandbox';
import {demoIds} from '../../demos/read';
import {writeFrame} from './bundleFrame';
import {demoProject, isEditable} from './demoProjects';
import {loadFrame} from './keptFrame';

/** A folder of static files, which docusaurus.config.ts names: what the editors load. */
export const playgroundStaticFolder = '.docusaurus/playground-static';

/** Writes the frame that plays code from the editors, and the demos as projects, as static files. */
export const playgroundPlugin = ({siteDir}: LoadContext): Plugin => ({
  name: 'playground',
  getPathsToWatch: () => [`${siteDir}/src/demos/*/*.{ts,tsx}`, `${siteDir}/src/playground/frame/*`],
  loadContent: async () => {
    const folder = path.join(siteDir, playgroundStaticFolder);
    const frame = await loadFrame(siteDir);
    await writeFrame(frame, folder, sandboxPage.slice(1), sandboxPolicy);
    const projects = path.join(folder, projectsFolder);
    await fs.mkdir(projects, {recursive: true});
    for (const id of demoIds(siteDir).filter((name) => isEditable(siteDir, name))) {
      const project = await demoProject(siteDir, id);
      await fs.writeFile(path.join(projects, `${id}.json`), JSON.stringify(project));
    }
  },
});
