import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {ScratchProject} from 'mdx-docs-checker/guides';

import {findBrowser} from '../browser';
import {MEDIA} from '../renders/renderProject';
import type {STARTS} from './readGuide';

const WHERE_BROWSERS_ARE: Partial<Record<string, string>> = {
  'linux-x64': 'linux64/chrome-headless-shell-linux64/chrome-headless-shell',
  'linux-arm64': 'linux-arm64/chrome-headless-shell-linux-arm64/headless_shell',
  'darwin-x64': 'mac-x64/chrome-headless-shell-mac-x64/chrome-headless-shell',
  'darwin-arm64': 'mac-arm64/chrome-headless-shell-mac-arm64/chrome-headless-shell',
};

/** Runs a browser that may be a full one, which no longer knows the old way to be headless. */
const browserScript = (browser: string): string => `#!/bin/bash
args=()
for arg in "$@"; do [ "$arg" = --headless=old ] && arg=--headless; args+=("$arg"); done
exec "${browser}" "\${args[@]}"
`;

/** Puts the installed browser where the toolkit keeps the one that it would download. */
const placeBrowser = (modules: string): void => {
  const place = WHERE_BROWSERS_ARE[`${process.platform}-${process.arch}`];
  const browser = findBrowser();
  if (place === undefined || browser === undefined) {
    throw new Error('A walk needs Linux or macOS with Chromium or Chrome.');
  }
  const file = path.join(modules, '.remotion/chrome-headless-shell', place);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, browserScript(browser));
  chmodSync(file, 0o755);
};

/** Links packages one by one, so that tools can write into `node_modules`. */
const linkModules = (root: string, modules: string): void => {
  mkdirSync(modules, {recursive: true});
  const installed = path.join(root, 'node_modules');
  for (const name of readdirSync(installed)) {
    if (name === '.bin' || !name.startsWith('.')) {
      symlinkSync(path.join(installed, name), path.join(modules, name));
    }
  }
  placeBrowser(modules);
};

/**
 * Writes a project.
 *
 * @param root the site's root, whose packages are linked
 */
const writeStart = (root: string, folder: string, start: (typeof STARTS)[number]): void => {
  mkdirSync(folder, {recursive: true});
  cpSync(path.join(__dirname, 'starts', start), folder, {recursive: true});
  linkModules(root, path.join(folder, 'node_modules'));
};

/** Stands in for npm: what it would download is compared with what is installed. */
const npmScript = (npm: string): string => `#!/bin/bash
case "$1" in
  i|install|add|ci)
    shift
    for name in "$@"; do
      case "$name" in -*) continue;; esac
      package=$(echo "$name" | sed -E 's/(.)@[^@/]*$/\\1/')
      if [ ! -e "$WALK_ROOT/node_modules/$package" ]; then
        echo "$package isn't installed on this site, so it can't be installed in a walk" >&2
        exit 1
      fi
    done
    echo "(npm install: answered with the packages of this site)";;
  *) exec "${npm}" "$@";;
esac
`;

const NPX_SCRIPT = `#!/bin/bash
while [ "\${1#-}" != "$1" ]; do shift; done
name=$1
shift
case "$name" in
  create-video*)
    echo "(create-video: answered with the blank project of walks, in my-video)"
    mkdir my-video
    cp -RP "$WALK_BLANK/." my-video/;;
  *) exec "$WALK_ROOT/node_modules/.bin/$name" "$@";;
esac
`;

const writeScript = (file: string, text: string): void => {
  writeFileSync(file, text);
  chmodSync(file, 0o755);
};

/** Where a program is, outside of the folders that \`npm run\` adds. */
const whereIs = (name: string): string => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return (
    folders
      .filter((folder) => !folder.includes('node_modules'))
      .map((folder) => path.join(folder, name))
      .find((file) => readable(file)) ?? name
  );
};

const readable = (file: string): boolean => {
  try {
    return readdirSync(path.dirname(file)).includes(path.basename(file));
  } catch {
    return false;
  }
};

/**
 * Makes the project that a walk starts from, in a temporary folder.
 *
 * @param media files that it has from the start: small ones of the same kind
 * @throws when there is no browser, or no small file of a kind
 */
export const makeProject = (
  root: string,
  start: (typeof STARTS)[number],
  media: readonly string[],
): ScratchProject => {
  const top = mkdtempSync(path.join(os.tmpdir(), 'walk-'));
  const folder = path.join(top, 'my-video');
  const blank = path.join(top, 'blank');
  const bin = path.join(top, 'bin');
  mkdirSync(bin);
  writeStart(root, folder, start);
  writeStart(root, blank, 'blank');
  writeScript(path.join(bin, 'npm'), npmScript(whereIs('npm')));
  writeScript(path.join(bin, 'npx'), NPX_SCRIPT);
  for (const name of media) {
    const kind = Object.entries(MEDIA).find(([extension]) => name.endsWith(`.${extension}`));
    if (!kind) throw new Error(`There is no placeholder for ${name}.`);
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    copyFileSync(path.join(root, kind[1]), file);
  }
  return {
    folder,
    env: {
      ...process.env,
      PATH: [bin, process.env.PATH].join(path.delimiter),
      WALK_ROOT: root,
      WALK_BLANK: blank,
      BROWSER: 'none',
      CI: 'true',
      NO_COLOR: '1',
    },
    remove: () => {
      rmSync(top, {recursive: true, force: true});
    },
  };
};
