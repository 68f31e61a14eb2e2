import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {chromium} from '@playwright/test';

/** Names under which Chromium and Chrome are installed, in order of preference. */
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

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

/** Installs Debian's package; false where that is not possible. */
const installFromDebian = (): boolean => {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return false;
  console.log('No Chromium found: installing the Debian package …');
  const aptGet = (...args: string[]): void => {
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  };
  try {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', 'chromium');
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds a browser, or installs Debian's where that is possible. Throws when there is none and none
 * can be installed; the message says what to do.
 */
export const requireBrowser = (): string => {
  const found = findBrowser() ?? (installFromDebian() ? findBrowser() : undefined);
  if (found) return found;
  throw new Error(
    'The tests need Chromium or Chrome. Install one of them (Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to its executable.',
  );
};
