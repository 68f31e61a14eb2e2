import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const script = path.resolve(__dirname, '../../../scripts/setup.mjs');

interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

interface Entry {
  version: string;
  optional?: boolean;
}

let root = '';

const write = (file: string, content: string): void => {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, content);
};

/** Writes a lockfile of packages by name; the package of the site itself stands first. */
const writeLock = (file: string, packages: Record<string, Entry>): void => {
  const entries = Object.entries(packages).map(
    ([name, entry]) => [`node_modules/${name}`, entry] as const,
  );
  const self = file === 'package-lock.json' ? {'': {version: '1.0.0'}} : {};
  write(file, JSON.stringify({packages: {...self, ...Object.fromEntries(entries)}}));
};

/** Fakes an installation by npm: the packages' folders, and the file that npm writes at the end. */
const install = (packages: Record<string, Entry>): void => {
  for (const name of Object.keys(packages)) write(`node_modules/${name}/package.json`, '{}');
  writeLock('node_modules/.package-lock.json', packages);
};

/** Puts an npm on the PATH that records its arguments and exits with a code. */
const fakeNpm = (code = 0): void => {
  write('bin/npm', `#!/bin/sh\necho "$PWD: $*" >> '${path.join(root, 'npm.log')}'\nexit ${code}\n`);
  fs.chmodSync(path.join(root, 'bin/npm'), 0o755);
};

const npmCalls = (): string[] => {
  const log = path.join(root, 'npm.log');
  return fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trim().split('\n') : [];
};

const setup = (args: string[] = [], nodeArgs: string[] = []): Outcome => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [...nodeArgs, path.join(root, 'scripts/setup.mjs'), ...args],
    {
      // A folder other than the site's: the script must find its own.
      cwd: os.tmpdir(),
      encoding: 'utf8',
      // Nothing else is on the PATH: the npm of this machine must never be called.
      env: {...process.env, PATH: path.join(root, 'bin')},
    },
  );
  return {status, stdout, stderr};
};

const npmCi = (): string => `${root}: ci --no-audit --no-fund --loglevel=error`;

const packages = {remotion: {version: '4.0.319'}, '@remotion/player': {version: '4.0.319'}};

test.beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'setup-')));
  write('scripts/setup.mjs', fs.readFileSync(script, 'utf8'));
  writeLock('package-lock.json', packages);
  fakeNpm();
});

test.afterEach(() => {
  fs.rmSync(root, {recursive: true});
});

test('when nothing is missing, it is silent and does not run npm', () => {
  install(packages);
  expect(setup()).toEqual({status: 0, stdout: '', stderr: ''});
  expect(npmCalls()).toEqual([]);
});

test('without any package it installs', () => {
  expect(setup()).toMatchObject({
    status: 0,
    stdout: 'Installing dependencies (node_modules/remotion is missing) …\n',
    stderr: '',
  });
  expect(npmCalls()).toEqual([npmCi()]);
});

test('a package whose folder is gone is missing', () => {
  install(packages);
  fs.rmSync(path.join(root, 'node_modules/@remotion/player'), {recursive: true});
  expect(setup().stdout).toBe(
    'Installing dependencies (node_modules/@remotion/player is missing) …\n',
  );
  expect(npmCalls()).toEqual([npmCi()]);
});

test('a package of another version is missing', () => {
  install({...packages, '@remotion/player': {version: '4.0.318'}});
  expect(setup().stdout).toContain('node_modules/@remotion/player');
  expect(npmCalls()).toEqual([npmCi()]);
});

test('a new version of a package of this repository, which is linked, needs no installation', () => {
  const own = (version: string) => ({
    'node_modules/checker': {resolved: 'packages/checker', link: true},
    'packages/checker': {version},
  });
  const lock = (file: string, version: string): void => {
    write(file, JSON.stringify({packages: own(version)}));
  };
  lock('package-lock.json', '1.1.0');
  lock('node_modules/.package-lock.json', '1.0.0');
  write('packages/checker/package.json', '{}');
  fs.symlinkSync('../packages/checker', path.join(root, 'node_modules/checker'));
  expect(setup()).toEqual({status: 0, stdout: '', stderr: ''});
  expect(npmCalls()).toEqual([]);

  fs.rmSync(path.join(root, 'node_modules/checker'));
  expect(setup().stdout).toContain('node_modules/checker');
  expect(npmCalls()).toEqual([npmCi()]);
});

test('an interrupted installation is noticed', () => {
  install(packages);
  fs.rmSync(path.join(root, 'node_modules/.package-lock.json'));
  expect(setup().status).toBe(0);
  expect(npmCalls()).toEqual([npmCi()]);
});

test('an optional package of another platform is not missing', () => {
  writeLock('package-lock.json', {...packages, fsevents: {version: '2.3.3', optional: true}});
  install(packages);
  expect(setup().status).toBe(0);
  expect(npmCalls()).toEqual([]);
});

test('an extra package does not matter', () => {
  install({...packages, leftover: {version: '1.0.0'}});
  expect(setup().status).toBe(0);
  expect(npmCalls()).toEqual([]);
});

test('when npm fails, it fails with the same code and says what to do', () => {
  fakeNpm(7);
  expect(setup()).toMatchObject({
    status: 7,
    stderr: 'Installing failed: see the message of npm above. Run `npm ci` to try again.\n',
  });
});

test('without npm it fails and says what to do', () => {
  fs.rmSync(path.join(root, 'bin/npm'));
  expect(setup()).toMatchObject({
    status: 1,
    stderr: 'Installing failed: see the message of npm above. Run `npm ci` to try again.\n',
  });
});

test('explains itself without installing', () => {
  const {status, stdout} = setup(['--help']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: node scripts\/setup\.mjs\n/);
  expect(npmCalls()).toEqual([]);
});

test.describe('under another version of Node.js', () => {
  const under = (version: string): Outcome => {
    write(
      'node.cjs',
      `Object.defineProperty(process, 'versions', {value: {...process.versions, node: '${version}'}});
      Object.defineProperty(process, 'version', {value: 'v${version}'});`,
    );
    return setup([], ['--require', path.join(root, 'node.cjs')]);
  };

  for (const version of ['18.20.4', '20.17.9', '8.0.0']) {
    test(`${version} is too old`, () => {
      expect(under(version)).toMatchObject({
        status: 1,
        stdout: '',
        stderr: `Node.js 20.18 or later is needed, this is v${version}. Install it from https://nodejs.org.\n`,
      });
      expect(npmCalls()).toEqual([]);
    });
  }

  for (const version of ['20.18.0', '22.0.0', '24.1.0']) {
    test(`${version} is new enough`, () => {
      install(packages);
      expect(under(version)).toMatchObject({status: 0, stdout: '', stderr: ''});
    });
  }
});
