import fs from 'node:fs';
import path from 'node:path';

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
];

/** Copies the site without its content into an empty folder; it lacks `node_modules`. */
export const copySite = (folder: string): void => {
  const rooms = fs.readdirSync(path.join(root, 'src')).filter((name) => name !== 'pages');
  for (const source of [...shared, ...rooms.map((name) => path.join('src', name))]) {
    const from = path.join(root, source);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(folder, source), {recursive: true});
  }
  for (const file of ['logo.svg', 'logo-white.svg', 'favicon.svg']) {
    fs.cpSync(path.join(root, 'static/img', file), path.join(folder, 'static/img', file));
  }
  fs.cpSync(base, folder, {recursive: true});
  // Skills are made of pages that a small site lacks.
  fs.mkdirSync(path.join(folder, 'scripts/lib/skills'), {recursive: true});
  fs.writeFileSync(
    path.join(folder, 'scripts/lib/skills/skills.ts'),
    'export const skills = [];\n',
  );
};
