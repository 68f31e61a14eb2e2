import fs from 'node:fs';
import path from 'node:path';
import {copyFiles} from 'project-trial';

const root = path.resolve(__dirname, '../..');

/** A few pages in place of the content. */
const base = path.join(root, 'tests/fixtures/authoring/base');

/** What a copy takes from the site, besides `src`. */
const shared = [
  'LICENSE',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
  'scripts',
  ...['logo.svg', 'logo-white.svg', 'favicon.svg'].map((file) => `static/img/${file}`),
];

/** Copies the site without its content into an empty folder; it lacks `node_modules`. */
export const copySite = (folder: string): void => {
  const rooms = fs.readdirSync(path.join(root, 'src')).filter((name) => name !== 'pages');
  const files = [...shared, ...rooms.map((name) => `src/${name}`)];
  copyFiles(root, folder, {files: files.filter((file) => fs.existsSync(path.join(root, file)))});
  fs.cpSync(base, folder, {recursive: true});
  // Skills are made of pages that a small site lacks.
  fs.mkdirSync(path.join(folder, 'scripts/lib/skills'), {recursive: true});
  fs.writeFileSync(
    path.join(folder, 'scripts/lib/skills/skills.ts'),
    'export const skills = [];\n',
  );
};
