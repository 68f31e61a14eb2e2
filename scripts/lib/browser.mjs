import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Names under which Chromium and Chrome are installed, in order of preference. */
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Places outside PATH: macOS and Windows. */
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} the first installed Chromium or Chrome */
const installed = () => {
  const directories = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => directories.map((dir) => path.join(dir, name)));
  return [...candidates, ...places].find((file) => fs.existsSync(file));
};

/** @returns {Promise<string | undefined>} the browser that `playwright install` downloaded, if any */
const playwrightsOwn = async () => {
  try {
    const {chromium} = await import('@playwright/test');
    const file = chromium.executablePath();
    return fs.existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Finds a browser without installing one: CHROMIUM_PATH, an installed Chromium or Chrome,
 * Playwright's own.
 * @returns {Promise<string | undefined>} its path
 * @throws when CHROMIUM_PATH names a file that does not exist
 */
export const findBrowser = async () => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (fs.existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file. Correct or unset it.`);
  }
  return installed() ?? (await playwrightsOwn());
};

/** @returns {boolean} whether Debian's package could be installed */
const installFromDebian = () => {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !fs.existsSync('/usr/bin/apt-get')) return false;
  console.log('No Chromium found: installing the Debian package …');
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  };
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds a browser, or installs Debian's where that is possible.
 * @returns {Promise<string>} its path
 * @throws when none is there and none can be installed; the message says what to do
 */
export const requireBrowser = async () => {
  const found = await findBrowser();
  if (found) return found;
  if (installFromDebian()) {
    const browser = await findBrowser();
    if (browser) return browser;
  }
  throw new Error(
    'The tests need Chromium or Chrome. Install one of them (Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to its executable.',
  );
};
