import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {copySite} from '../../scripts/lib/copySite';
import {outcomeOf, type Outcome} from '../../scripts/lib/outcomeOf';
import {makeSiteFolder} from './siteFolder';

const root = path.resolve(__dirname, '..', '..');
/** Where npm lists what it has installed. */
const INSTALLED = '.package-lock.json';

/** A small site with the real configuration, in a folder of its own. */
export interface FixtureSite {
  dir: string;
  write: (file: string, content: string) => void;
  read: (file: string) => string;
  exists: (file: string) => boolean;
  remove: () => void;
}

/** Creates a fixture site from the base content and the given files, by path within the site. */
export const createFixtureSite = (files: Record<string, string> = {}): FixtureSite => {
  const dir = makeSiteFolder('site-fixture');
  copySite(dir);
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  const site: FixtureSite = {
    dir,
    write: (file, content) => {
      fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      fs.writeFileSync(path.join(dir, file), content);
    },
    read: (file) => fs.readFileSync(path.join(dir, file), 'utf8'),
    exists: (file) => fs.existsSync(path.join(dir, file)),
    remove: () => {
      fs.rmSync(dir, {recursive: true, force: true});
    },
  };
  for (const [file, content] of Object.entries(files)) site.write(file, content);
  return site;
};

/** Has each page that is compiled noted in `compiled.log`, which the key of the compiler's cache leaves out. */
export const logCompiled = ({read, write}: FixtureSite): void => {
  const plugin = 'src/markdown/remarkFences.ts';
  const start = '(root, file): void => {';
  const log = `${start}\n    appendFileSync('compiled.log', \`\${file.path}\\n\`);`;
  const text = read(plugin);
  if (!text.includes(start)) throw new Error(`${plugin} has no place for the note.`);
  write(plugin, `import {appendFileSync} from 'node:fs';\n${text.replace(start, log)}`);
};

/** Gives the site a package of its own, whose types can change; all others are those of the project. */
export const ownPackage = ({dir}: FixtureSite, scope: string, name: string): void => {
  const modules = path.join(dir, 'node_modules');
  const shared = fs.realpathSync(modules);
  fs.rmSync(modules);
  for (const [folder, own] of [
    ['', scope],
    [scope, name],
  ] as const) {
    fs.mkdirSync(path.join(modules, folder));
    for (const entry of fs.readdirSync(path.join(shared, folder))) {
      if (entry === own || entry === INSTALLED) continue;
      fs.symlinkSync(path.join(shared, folder, entry), path.join(modules, folder, entry));
    }
  }
  // npm writes it anew with each package that it installs.
  fs.cpSync(path.join(shared, INSTALLED), path.join(modules, INSTALLED));
  const place = path.join(scope, name);
  fs.cpSync(path.join(shared, place), path.join(modules, place), {recursive: true});
};

/** Front matter and body of a docs page; `extra` adds lines to the front matter. */
export const docsPage = (body: string, extra = ''): string =>
  `---\ntitle: A page\ndescription: A page of the small site that the authoring tests build again and again.\nkind: guide\n${extra}---\n\n${body}\n`;

/**
 * Starts the project's build in a fixture with additional variables and options. It minifies
 * nothing, to save time.
 */
export const startBuild = (
  site: FixtureSite,
  environment: Record<string, string> = {},
  options: readonly string[] = [],
): ChildProcess =>
  spawn(
    path.join(root, 'node_modules/.bin/tsx'),
    [path.join(site.dir, 'scripts/build.ts'), '--no-minify', ...options],
    {
      cwd: site.dir,
      env: {...process.env, FORCE_COLOR: '0', CI: 'true', ...environment},
      detached: true,
    },
  );

/** Builds a fixture; `output` contains everything that was printed. */
export const buildFixture = (
  site: FixtureSite,
  environment: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<Outcome> => outcomeOf(startBuild(site, environment, options));
