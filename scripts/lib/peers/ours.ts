import fs from 'node:fs';
import path from 'node:path';
import {
  docusaurusAddress,
  docusaurusSidebars,
  writeFiles,
  writePage,
  type Generator,
} from 'docs-site-bench';

import {copySite} from '../copySite';

const root = path.resolve(__dirname, '../../..');

/** Links packages one by one, so that the caches of builds are the copy's own. */
const linkPackages = (folder: string): void => {
  const modules = path.join(folder, 'node_modules');
  fs.mkdirSync(modules);
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    if (name === '.cache') continue;
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
};

/**
 * A copy of this site with its configuration, theme and plugins, whose docs are the pages of the
 * comparison; of other pages it has those of the small sites that the tests build.
 */
export const ours: Generator = {
  name: 'ours',
  label: 'this site, same pages',
  write: (top, site) => {
    const folder = path.join(top, 'ours');
    fs.rmSync(folder, {recursive: true, force: true});
    fs.mkdirSync(folder, {recursive: true});
    copySite(folder);
    linkPackages(folder);
    const dialect = {syntax: 'mdx', hasHeading: false} as const;
    writeFiles(folder, undefined, {
      ...Object.fromEntries(
        Object.entries(docusaurusSidebars(site.sidebars)).map(([name, items]) => [
          `src/sidebars/${name.replace('Sidebar', '')}.ts`,
          `export const ${name} = ${JSON.stringify(items)};\n`,
        ]),
      ),
      ...Object.fromEntries(
        site.pages.map((page) => [
          `docs/${page.id}.mdx`,
          writePage(page, site, dialect, {kind: 'guide', ...docusaurusAddress(page)}),
        ]),
      ),
    });
    return Promise.resolve({
      folder,
      output: 'build',
      command: [path.join(root, 'node_modules/.bin/tsx'), path.join(folder, 'scripts/build.ts')],
      caches: ['.docusaurus', 'node_modules/.cache'],
    });
  },
};
