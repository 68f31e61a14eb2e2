// The browsers that `npm run test:engines` drives beside Chromium: Firefox, and WebKit as GTK has it.
import fs from 'node:fs';
import path from 'node:path';

import {installFromDebian} from './installFromDebian';

/** Where programs are. */
export interface EnginePrograms {
  firefox: string;
  /** Starts MiniBrowser and drives it. */
  webkitDriver: string;
  miniBrowser: string;
  /** A display in memory, for WebKit, which needs a window. */
  xvfb: string;
}

const inPath = (...names: readonly string[]): string | undefined => {
  const directories = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => directories.map((directory) => path.join(directory, name)))
    .find((file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile());
};

/** MiniBrowser is no program for users, so it is among the files of the library. */
const findMiniBrowser = (): string | undefined =>
  ['/usr/lib', '/usr/libexec']
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => [folder, ...fs.readdirSync(folder).map((name) => path.join(folder, name))])
    .map((folder) => path.join(folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => fs.existsSync(file));

type Finders = {[Program in keyof EnginePrograms]: () => string | undefined};

const finders: Finders = {
  firefox: () => process.env.FIREFOX_PATH ?? inPath('firefox-esr', 'firefox'),
  webkitDriver: () => inPath('WebKitWebDriver'),
  miniBrowser: () => process.env.MINIBROWSER_PATH ?? findMiniBrowser(),
  xvfb: () => inPath('Xvfb'),
};

/** Debian's packages of the programs. */
const packages: Readonly<Record<keyof EnginePrograms, string>> = {
  firefox: 'firefox-esr',
  webkitDriver: 'webkit2gtk-driver',
  miniBrowser: 'webkit2gtk-driver',
  xvfb: 'xvfb',
};

const programs = Object.keys(packages) as (keyof EnginePrograms)[];

const missing = (): string[] => [
  ...new Set(
    programs.filter((program) => finders[program]() === undefined).map((name) => packages[name]),
  ),
];

/** The message about engines that are not there. */
export const missingEnginesMessage = (names: readonly string[]): string =>
  `Firefox and WebKit are needed for the tests of other engines. Install what is missing ` +
  `(Debian: apt-get install ${names.join(' ')}; for programs installed elsewhere, set FIREFOX_PATH and MINIBROWSER_PATH).`;

/**
 * Finds the engines, or installs Debian's packages where that is possible.
 *
 * @throws when one is missing and can't be installed; the message says what to do
 */
export const requireEngines = (): EnginePrograms => {
  for (const name of missing()) installFromDebian(name);
  const rest = missing();
  const fileOf = (program: keyof EnginePrograms): string => {
    const file = finders[program]();
    if (file === undefined || !fs.existsSync(file)) {
      throw new Error(missingEnginesMessage(rest.length > 0 ? rest : [packages[program]]));
    }
    return file;
  };
  return {
    firefox: fileOf('firefox'),
    webkitDriver: fileOf('webkitDriver'),
    miniBrowser: fileOf('miniBrowser'),
    xvfb: fileOf('xvfb'),
  };
};
