import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {restamped, type Ledger} from '../lib/ledger';
import {tryVersion, type TrialResult} from '../lib/tryVersion';

const classic = '@docusaurus/theme-classic';
const ledgerFile = 'src/upstream/ledger.json';
const entries: Ledger['entries'] = {
  'theme/Footer.tsx': {
    how: 'own',
    upstream: {[`${classic}/lib/theme/Footer.js`]: ''},
    tests: ['the footer is ours'],
  },
  'theme/Navbar.tsx': {
    how: 'own',
    upstream: {[`${classic}/lib/theme/Navbar.js`]: ''},
    tests: ['the navbar is ours'],
  },
};

/**
 * The registry has two versions; an installed package gets the newer footer. It stands in for npm, which needs a
 * network.
 */
const npm = `#!/usr/bin/env node
const fs = require('node:fs');
const [command, ...args] = process.argv.slice(2);
if (command === 'view') {
  const answers = {'3.9': '["3.9.0","3.9.1"]', '3.10.2': '"3.10.2"', '5': ''};
  const range = args[0].replace('@docusaurus/core@', '');
  if (range in answers) process.stdout.write(answers[range]);
  else process.exitCode = 1;
} else {
  fs.writeFileSync('node_modules/${classic}/package.json', '{"version": "3.9.1"}');
  fs.writeFileSync('node_modules/${classic}/lib/theme/Footer.js', 'a new footer');
}
`;

const write = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
};

const manifest = JSON.stringify({
  name: 'site',
  dependencies: {'@docusaurus/core': '3.8.1', react: '19.0.0'},
  devDependencies: {'@docusaurus/types': '3.8.1', typescript: '5.9.3'},
});

/** A site whose ledger fits; its build and its tests are these scripts. */
const makeSite = (build: string, tests?: string): string => {
  const root = test.info().outputPath('site');
  const packages = path.join(root, 'node_modules');
  const own = '// Change: our own.\nexport default () => null;\n';
  write(root, {
    'package.json': manifest,
    'build.cjs': build,
    'tests.cjs': tests ?? '',
    'src/theme/Footer.tsx': own,
    'src/theme/Navbar.tsx': own,
    'build/index.html': 'built before',
    [`node_modules/${classic}/package.json`]: '{"version": "3.8.1"}',
    [`node_modules/${classic}/lib/theme/Footer.js`]: 'a footer',
    [`node_modules/${classic}/lib/theme/Navbar.js`]: 'a navbar',
    'node_modules/.cache/kept': 'by a tool',
  });
  const ledger = restamped({src: path.join(root, 'src'), packages}, {versions: {}, entries});
  const trial = {build: 'node build.cjs', tests: 'node tests.cjs'};
  write(root, {[ledgerFile]: JSON.stringify(tests === undefined ? ledger : {...ledger, trial})});
  return root;
};

/** A report of Playwright with these tests. */
const reportOf = (tests: Readonly<Record<string, boolean>>): string => {
  const specs = Object.entries(tests).map(([title, ok]) => ({title, ok}));
  const report = JSON.stringify({suites: [{suites: [{specs}]}]});
  return `const fs = require('node:fs');
const file = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;
fs.mkdirSync(require('node:path').dirname(file), {recursive: true});
if (process.argv.includes('--reporter=json')) fs.writeFileSync(file, ${JSON.stringify(report)});`;
};

const usual = {PATH: process.env.PATH, TMPDIR: process.env.TMPDIR};
let copy: string | undefined;

test.beforeEach(() => {
  const folder = test.info().outputPath('bin');
  write(folder, {npm});
  fs.chmodSync(path.join(folder, 'npm'), 0o755);
  // The copy stays where it is made, also when a trial throws.
  process.env.TMPDIR = folder;
  process.env.PATH = `${folder}${path.delimiter}${usual.PATH ?? ''}`;
});

test.afterEach(() => {
  process.env.PATH = usual.PATH;
  if (usual.TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual.TMPDIR;
  if (copy !== undefined) fs.rmSync(copy, {recursive: true, force: true});
  copy = undefined;
});

const tried = async (root: string, version = '3.9'): Promise<TrialResult> => {
  const result = await tryVersion({root, ledger: ledgerFile, version, report: () => undefined});
  copy = result.folder;
  return result;
};

test('the newest version in the range is installed in a copy, and the site stays as it is', async () => {
  const root = makeSite('', reportOf({'the footer is ours': true}));
  const {version, folder, works, findings} = await tried(root);
  expect({version, works}).toEqual({version: '3.9.1', works: true});
  expect(JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))).toEqual({
    name: 'site',
    dependencies: {'@docusaurus/core': '3.9.1', react: '19.0.0'},
    devDependencies: {'@docusaurus/types': '3.9.1', typescript: '5.9.3'},
  });
  expect(fs.existsSync(path.join(folder, 'build'))).toBe(false);
  expect(fs.existsSync(path.join(folder, 'node_modules/.cache'))).toBe(false);
  expect(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).toBe(manifest);
  const installed = path.join(root, 'node_modules', classic, 'package.json');
  expect(fs.readFileSync(installed, 'utf8')).toContain('3.8.1');
  // The changed file is named under its entry alone, once.
  expect([...findings.keys()]).toEqual(['theme/Footer.tsx']);
  const [finding, ...others] = findings.get('theme/Footer.tsx') ?? [];
  expect(finding).toMatch(/^@docusaurus\/theme-classic\/lib\/theme\/Footer\.js doesn't match/u);
  expect(others).toEqual([]);
});

test('a version that is named exactly is the one that is tried', async () => {
  const {version} = await tried(makeSite('', reportOf({a: true})), '3.10.2');
  expect(version).toBe('3.10.2');
});

test('a range without a version, and a site without the framework, are named', async () => {
  const root = makeSite('', reportOf({a: true}));
  await expect(tried(root, '5')).rejects.toThrow('The registry has no @docusaurus/core@5.');
  write(root, {'package.json': '{"dependencies": {"react": "19.0.0"}}'});
  await expect(tried(root)).rejects.toThrow('package.json lists no @docusaurus packages.');
});

test('the end of a failed build is under the entries whose file it names, without colors', async () => {
  const lines = Array.from({length: 40}, (_, index) => `line ${index + 1}.`);
  const print = (last: string): string =>
    `console.log(${JSON.stringify([...lines, last].join('\n'))}); process.exitCode = 1;`;
  // Tests of what was not built would say nothing.
  const tests = "throw new Error('must not run')";
  const named = await tried(makeSite(print('\u001b[31m./src/theme/Navbar\u001b[39m is'), tests));
  expect(named.works).toBe(false);
  const [finding = ''] = named.findings.get('theme/Navbar.tsx') ?? [];
  expect(finding).toMatch(/^the build fails:\n/u);
  expect(finding).toContain('\n./src/theme/Navbar is');
  expect(finding).toContain('line 40.');
  expect(finding).not.toContain('line 1.');
  expect(named.findings.has('')).toBe(false);
});

test('what no entry explains is told, too', async () => {
  const {works, findings} = await tried(
    makeSite("console.error('odd'); process.exitCode = 3;", ''),
  );
  expect(works).toBe(false);
  expect(findings.get('')).toEqual(['the build fails:\nodd']);
});

test('a test that fails is under the entry that it guards', async () => {
  const tests = reportOf({
    '[FOOT-01] the footer is ours': true,
    '[NAV-01] the navbar is ours': false,
    'pages load': false,
  });
  const {works, findings} = await tried(makeSite('', tests));
  expect(works).toBe(false);
  expect(findings.get('theme/Navbar.tsx')).toEqual(['a test fails: "[NAV-01] the navbar is ours"']);
  expect(findings.get('')).toEqual(['a test fails: "pages load"']);
  expect(findings.get('theme/Footer.tsx')).toHaveLength(1);
});

test('tests of which none ran prove nothing', async () => {
  const root = makeSite('', "console.log('no tests found')");
  await expect(tried(root)).rejects.toThrow('No test ran:\nno tests found');
});
