import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {outcomeOf, type Outcome} from '../../scripts/lib/outcomeOf';
import {makeSiteFolder} from './siteFolder';

const root = path.resolve(__dirname, '..', '..');
const fixture = path.join(root, 'tests/fixtures/behaviors/site');

/**
 * Content and routes of the real site; everything else in src is its code, which the fixture runs.
 */
const content = new Set(['pages', 'sidebars'].map((name) => path.join(root, 'src', name)));

/** A small site with the real theme, two docs versions and two locales, in a folder of its own. */
export interface BehaviorSite {
  dir: string;
  /** Builds it; `output` holds all that was printed. Arguments go to the framework's command. */
  build: (...args: string[]) => Promise<Outcome>;
  remove: () => void;
}

const build = (dir: string, args: string[]): Promise<Outcome> =>
  outcomeOf(
    spawn(path.join(root, 'node_modules/.bin/docusaurus'), ['build', ...args], {
      cwd: dir,
      env: {...process.env, FORCE_COLOR: '0', CI: 'true'},
    }),
  );

/** Makes the site; `files` replaces files of it or adds some, by path within the site. */
export const createBehaviorSite = (files: Record<string, string> = {}): BehaviorSite => {
  const dir = makeSiteFolder('site-behaviors');
  fs.cpSync(path.join(root, 'src'), path.join(dir, 'src'), {
    recursive: true,
    filter: (file) => !content.has(file),
  });
  for (const name of ['scripts', 'package.json', 'tsconfig.json', 'static/img/favicon.svg']) {
    fs.cpSync(path.join(root, name), path.join(dir, name), {recursive: true});
  }
  fs.cpSync(path.join(root, 'docusaurus.config.ts'), path.join(dir, 'real.config.ts'));
  fs.cpSync(fixture, dir, {recursive: true});
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  return {
    dir,
    build: (...args) => build(dir, args),
    remove: () => {
      fs.rmSync(dir, {recursive: true, force: true});
    },
  };
};
