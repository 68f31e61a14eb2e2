import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

/** Installs one of Debian's packages; false where that is not possible. */
export const installFromDebian = (name: string): boolean => {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing the Debian package ${name} …`);
  const aptGet = (...args: string[]): void => {
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  };
  try {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', name);
    return true;
  } catch {
    return false;
  }
};
