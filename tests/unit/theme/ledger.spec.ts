import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {ledgerProblems, upstreamIn, type Upstream} from './ledger';

const root = path.resolve(__dirname, '..', '..', '..');
const theme = path.join(root, 'src/theme');

test('each theme override is in the ledger and was written for what is installed', () => {
  const ledger: unknown = JSON.parse(fs.readFileSync(path.join(theme, 'ledger.json'), 'utf8'));
  const upstreamOf = upstreamIn(path.join(root, 'node_modules'));
  expect(ledgerProblems(theme, ledger, upstreamOf)).toEqual([]);
});

const wrapper = "// Change: more room.\nimport TOC from '@theme-original/TOC';\n";
const own = '// Change: our own.\nexport default () => null;\n';
const upstream: Upstream = {package: '@docusaurus/theme-classic', version: '3.8.1', hash: 'aaaa'};
const {hash, ...source} = upstream;

const problemsOf = (
  files: Record<string, string>,
  ledger: unknown,
  installed: Upstream | null = upstream,
): string[] => {
  const folder = test.info().outputPath('theme');
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  return ledgerProblems(folder, ledger, () => installed ?? undefined);
};

test('a ledger that says what is there passes', () => {
  const files = {
    'TOC/index.tsx': wrapper,
    'TOC/styles.module.css': '.toc {}',
    'Footer.tsx': own,
    'Heading.tsx': own,
  };
  const ledger = {
    'TOC/index.tsx': {how: 'wrap', ...source},
    'TOC/styles.module.css': {how: 'own'},
    'Footer.tsx': {how: 'own', ...source, hash},
    'Heading.tsx': {how: 'eject', ...source, hash},
  };
  expect(problemsOf(files, ledger)).toEqual([]);
});

test('a file that is not listed is named with the entry to add', () => {
  expect(problemsOf({'TOC/index.tsx': wrapper}, {})).toEqual([
    expect.stringContaining(
      '"TOC/index.tsx": {"how":"wrap","package":"@docusaurus/theme-classic","version":"3.8.1"}',
    ),
  ]);
});

test('an entry without a file is named', () => {
  fs.mkdirSync(test.info().outputPath('theme'), {recursive: true});
  expect(problemsOf({}, {'Gone.tsx': {how: 'own'}})).toEqual([
    expect.stringMatching(/^Gone\.tsx: .* delete its entry/),
  ]);
});

test('a file whose first line gives no reason is named', () => {
  const ledger = {'Footer.tsx': {how: 'own', ...source, hash}};
  expect(problemsOf({'Footer.tsx': 'export default () => null;\n'}, ledger)).toEqual([
    expect.stringMatching(/^Footer\.tsx: line 1 /),
  ]);
});

test('a wrapper that is none, and one that is called something else, are named', () => {
  const files = {'Footer.tsx': own, 'TOC/index.tsx': wrapper};
  const ledger = {
    'Footer.tsx': {how: 'wrap', ...source},
    'TOC/index.tsx': {how: 'own', ...source, hash},
  };
  expect(problemsOf(files, ledger)).toEqual([
    expect.stringMatching(/^Footer\.tsx: it does not render @theme-original/),
    expect.stringMatching(/^TOC\/index\.tsx: it renders @theme-original/),
  ]);
});

test("an upgrade that changes upstream's file asks for a comparison, with the new hash", () => {
  const ledger = {'Footer.tsx': {how: 'eject', ...source, hash}};
  const upgraded = {...upstream, version: '3.9.0', hash: 'bbbb'};
  expect(problemsOf({'Footer.tsx': own}, ledger, upgraded)).toEqual([
    expect.stringMatching(/3\.8\.1, .*3\.9\.0 is installed/),
    expect.stringContaining('set "hash" to "bbbb"'),
  ]);
});

test('an override whose original is gone is named', () => {
  const ledger = {'Footer.tsx': {how: 'own', ...source, hash}};
  expect(problemsOf({'Footer.tsx': own}, ledger, null)).toEqual([
    expect.stringMatching(/^Footer\.tsx: .* has no such file/),
  ]);
});

test('an entry with a wrong key is named', () => {
  expect(problemsOf({'Footer.tsx': own}, {'Footer.tsx': {how: 'copied', hsah: 'x'}})).toEqual([
    expect.stringContaining('how'),
    expect.stringContaining('hsah'),
  ]);
});

test("upstream's file is found as a file and as a folder, with its version and hash", () => {
  const packages = test.info().outputPath('packages');
  const themeFolder = path.join(packages, '@docusaurus/theme-classic');
  fs.mkdirSync(path.join(themeFolder, 'lib/theme/TOC'), {recursive: true});
  fs.writeFileSync(path.join(themeFolder, 'package.json'), '{"version": "3.8.1"}');
  fs.writeFileSync(path.join(themeFolder, 'lib/theme/TOC/index.js'), 'a');
  fs.writeFileSync(path.join(themeFolder, 'lib/theme/Footer.js'), 'b');
  const find = upstreamIn(packages);
  expect(find('TOC/index.tsx')).toMatchObject({
    version: '3.8.1',
    hash: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(find('Footer/index.tsx')?.hash).not.toBe(find('TOC/index.tsx')?.hash);
  expect(find('TOC/styles.module.css')).toBeUndefined();
});
