import fs from 'node:fs';
import path from 'node:path';

import {chromium} from '@playwright/test';

import {installFromDebian} from './installFromDebian';

/**
 * Chromium without the windows that nobody sees in tests: for each page, the whole browser also loads its own
 * toolbars and panels, which takes it twice the time.
 */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Names under which browsers are installed, in order of preference. */
const names = [
  ...shells,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** Locations outside PATH, on macOS and Windows. */
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a browser without installing one: CHROMIUM_PATH, an installed Chromium or Chrome,
 * Playwright's own. Throws when CHROMIUM_PATH names a file that does not exist.
 */
export const findBrowser = (): string | undefined => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (fs.existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file. Correct or unset it.`);
  }
  const directories = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => directories.map((dir) => path.join(dir, name)));
  return [...candidates, ...places, chromium.executablePath()].find((file) =>
    fs.statSync(file, {throwIfNoEntry: false})?.isFile(),
  );
};

const isShell = (file: string): boolean => shells.includes(path.parse(file).name);

/** Installs Debian's package; false where that is not possible. */
const installShell = (): boolean => installFromDebian('chromium-headless-shell');

/** The system fonts that stills of demos were rendered with; Debian's browsers only recommend them. */
const installFonts = (): void => {
  const folders = ['liberation', 'liberation2'].map((name) => `/usr/share/fonts/truetype/${name}`);
  if (!folders.some((folder) => fs.existsSync(folder))) installFromDebian('fonts-liberation');
};

/**
 * Finds a browser, or installs Debian's where that is possible. Throws when there is none and none
 * can be installed; the message says what to do.
 */
export const requireBrowser = (): string => {
  const found = findBrowser() ?? (installShell() ? findBrowser() : undefined);
  if (found) return found;
  throw new Error(
    'The tests need Chromium or Chrome. Install one of them (Debian: apt-get install ' +
      'chromium-headless-shell; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to its ' +
      'executable.',
  );
};

/**
 * Sees to a browser for the tests: unless CHROMIUM_PATH names one, Debian's headless shell is installed also
 * beside a whole browser. Throws as `requireBrowser` does.
 */
export const requireTestBrowser = (): string => {
  installFonts();
  const found = requireBrowser();
  if (process.env.CHROMIUM_PATH || isShell(found) || !installShell()) return found;
  return requireBrowser();
};

/** Options of a Chromium that Playwright starts: it has no sandbox for root, as in containers. */
export const browserArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The browser for what the toolkit renders, as its functions take it. Throws as `requireBrowser` does. */
export const renderBrowser = (): {
  browserExecutable: string;
  chromeMode: 'headless-shell' | 'chrome-for-testing';
} => {
  const browserExecutable = requireBrowser();
  const chromeMode = isShell(browserExecutable) ? 'headless-shell' : 'chrome-for-testing';
  return {browserExecutable, chromeMode};
};
