#!/usr/bin/env node
// Makes node_modules match package-lock.json; when it already does, this takes milliseconds. Plain
// JavaScript without dependencies: it runs before anything is installed.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const minimum = {major: 20, minor: 18};

/** @typedef {{version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[]}} LockEntry */

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>} the packages of a lockfile by folder; empty when there is none
 */
const packagesOf = (file) => {
  try {
    /** @type {{packages?: Record<string, LockEntry>}} */
    const lock = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
    return lock.packages ?? {};
  } catch {
    return {};
  }
};

/**
 * A package of this repository is linked, not copied: whatever its version is, the link shows it.
 *
 * @param {string} folder
 */
const isOwn = (folder) => !folder.startsWith('node_modules/');

/** @returns {string | undefined} the first package that is absent or at another version */
const firstMissing = () => {
  // npm writes the second file when an installation has finished, so an interrupted one is noticed.
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted).find(
    ([folder, entry]) =>
      folder !== '' &&
      !entry.optional &&
      ((!isOwn(folder) && present[folder]?.version !== entry.version) ||
        !fs.existsSync(path.join(root, folder))),
  )?.[0];
};

if (process.argv.includes('--help')) {
  console.log(
    'Usage: node scripts/setup.mjs\n\nInstalls the locked dependencies if any is missing.',
  );
  process.exit(0);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < minimum.major || (major === minimum.major && minor < minimum.minor)) {
  console.error(
    `Node.js ${minimum.major}.${minimum.minor} or later is needed, this is ${process.version}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}

const missing = firstMissing();
if (missing) {
  console.log(`Installing dependencies (${missing} is missing) …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const {status} = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('Installing failed: see the message of npm above. Run `npm ci` to try again.');
    process.exit(status ?? 1);
  }
}
