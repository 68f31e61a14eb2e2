import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {ledgerProblems, replacedBy, restamped, type Ledger, type Site} from '../lib/ledger';

const classic = '@docusaurus/theme-classic';
const upstreamFiles = {
  [`${classic}/package.json`]: '{"version": "3.8.1"}',
  [`${classic}/lib/theme/TOC/index.js`]: 'toc',
  [`${classic}/lib/theme/Footer.js`]: 'footer',
};
const wrapper = "// Change: more room.\nimport TOC from '@theme-original/TOC';\n";
const own = '// Change: our own.\nexport default () => null;\n';

type Entry = Ledger['entries'][string];
const entries = {
  'theme/TOC/index.tsx': {
    how: 'wrap',
    upstream: {[`${classic}/lib/theme/TOC/index.js`]: ''},
    tests: ['the table of contents has room'],
  },
  'theme/Footer.tsx': {
    how: 'own',
    upstream: {[`${classic}/lib/theme/Footer.js`]: ''},
    tests: ['the footer is ours'],
  },
  'upstream/room': {
    how: 'style',
    upstream: {[`${classic}/lib/theme/TOC/index.js`]: ''},
    issue: 'none found',
    gain: 'The table is cut off without it.',
    tests: ['the table of contents has room'],
  },
} satisfies Record<string, Entry>;

const write = (folder: string, files: Record<string, string>): void => {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
};

/** A site with a correct ledger; each test changes one thing. */
const makeSite = (): {site: Site; ledger: Ledger} => {
  const folder = test.info().outputPath('site');
  const site = {
    src: path.join(folder, 'src'),
    packages: path.join(folder, 'packages'),
    titles: ['[TOC-01] the table of contents has room', 'the footer is ours'],
  };
  write(site.packages, upstreamFiles);
  write(site.src, {
    'theme/TOC/index.tsx': wrapper,
    'theme/TOC/custom.module.css': '.toc {}',
    'theme/Footer.tsx': own,
    'upstream/room/room.css': '.room {}',
  });
  return {site, ledger: restamped(site, {versions: {}, entries})};
};

/** The problems of that site with some entries changed; null deletes one. */
const problemsWith = (changed: Record<string, object | null>): string[] => {
  const {site, ledger} = makeSite();
  const all = Object.entries({...ledger.entries, ...changed}).filter(([, entry]) => entry !== null);
  return ledgerProblems(site, {...ledger, entries: Object.fromEntries(all)});
};

test('a ledger that says what is there passes', () => {
  expect(problemsWith({})).toEqual([]);
});

test('files that are not listed are named', () => {
  expect(problemsWith({'theme/Footer.tsx': null, 'upstream/room': null})).toEqual([
    expect.stringMatching(/^theme\/Footer\.tsx: it is not in /),
    expect.stringMatching(/^upstream\/room\/room\.css: it is not in /),
  ]);
});

test('an entry without a file is named', () => {
  expect(problemsWith({'theme/Gone.tsx': entries['theme/Footer.tsx']})).toEqual([
    expect.stringMatching(/^theme\/Gone\.tsx: .* delete its entry/),
  ]);
});

test('a file whose first line gives no reason is named', () => {
  const {site, ledger} = makeSite();
  write(site.src, {'theme/Footer.tsx': 'export default () => null;\n'});
  expect(ledgerProblems(site, ledger)).toEqual([
    expect.stringMatching(/^theme\/Footer\.tsx: line 1 /),
  ]);
});

test('a wrapper that does not wrap, and one with another name, are reported', () => {
  const {ledger} = makeSite();
  const changed = {
    'theme/Footer.tsx': {...ledger.entries['theme/Footer.tsx'], how: 'wrap'},
    'theme/TOC/index.tsx': {...ledger.entries['theme/TOC/index.tsx'], how: 'own'},
  };
  expect(problemsWith(changed)).toEqual([
    expect.stringMatching(/^theme\/TOC\/index\.tsx: it renders @theme-original/),
    expect.stringMatching(/^theme\/Footer\.tsx: it does not render @theme-original/),
  ]);
});

test('an override that does not name what it replaces, or replaces nothing, is named', () => {
  const {ledger} = makeSite();
  expect(
    problemsWith({'theme/Footer.tsx': {...ledger.entries['theme/Footer.tsx'], upstream: {}}}),
  ).toEqual([expect.stringMatching(/^theme\/Footer\.tsx: it replaces .*Footer\.js/)]);
  const {site} = makeSite();
  fs.rmSync(path.join(site.packages, `${classic}/lib/theme/Footer.js`));
  expect(ledgerProblems(site, ledger)).toEqual([
    expect.stringMatching(/^theme\/Footer\.tsx: no theme has such a file/),
    expect.stringMatching(/^theme\/Footer\.tsx: .*Footer\.js no longer exists/),
  ]);
});

test('an upgrade that changes a file, wrapped or not, names it and how to compare; restamped, it fits', () => {
  const {site, ledger} = makeSite();
  write(site.packages, {
    [`${classic}/package.json`]: '{"version": "3.9.0"}',
    [`${classic}/lib/theme/TOC/index.js`]: 'another toc',
  });
  const command = `npm diff --diff=${classic}@3.8.1 --diff=${classic}@3.9.0 lib/theme/TOC/index.js`;
  expect(ledgerProblems(site, ledger)).toEqual([
    expect.stringMatching(new RegExp(`^theme/TOC/index\\.tsx: .*${command}$`)),
    expect.stringMatching(new RegExp(`^upstream/room: .*${command}$`)),
  ]);
  const accepted = restamped(site, ledger);
  expect(ledgerProblems(site, accepted)).toEqual([]);
  expect(accepted.versions).toEqual({[classic]: '3.9.0'});
});

test('a package without a scope is compared by its name, too', () => {
  const {site, ledger} = makeSite();
  write(site.packages, {
    'infima/package.json': '{"version": "0.2.0"}',
    'infima/dist/css/default.css': '.room {}',
  });
  const before = restamped(site, {
    ...ledger,
    entries: {
      ...ledger.entries,
      'upstream/room': {...entries['upstream/room'], upstream: {'infima/dist/css/default.css': ''}},
    },
  });
  expect(before.versions).toEqual({[classic]: '3.8.1', infima: '0.2.0'});
  write(site.packages, {
    'infima/package.json': '{"version": "0.3.0"}',
    'infima/dist/css/default.css': '.lounge {}',
  });
  expect(ledgerProblems(site, before)).toEqual([
    expect.stringMatching(
      /npm diff --diff=infima@0\.2\.0 --diff=infima@0\.3\.0 dist\/css\/default\.css$/u,
    ),
  ]);
});

test('accepting one entry leaves the others and the versions they are compared from', () => {
  const {site, ledger} = makeSite();
  write(site.packages, {
    [`${classic}/package.json`]: '{"version": "3.9.0"}',
    [`${classic}/lib/theme/TOC/index.js`]: 'another toc',
    [`${classic}/lib/theme/Footer.js`]: 'another footer',
  });
  const first = restamped(site, ledger, ['theme/Footer.tsx']);
  expect(ledgerProblems(site, first)).toEqual([
    expect.stringMatching(/^theme\/TOC\/index\.tsx: .*@3\.8\.1/),
    expect.stringMatching(/^upstream\/room: .*@3\.8\.1/),
  ]);
  const last = restamped(site, first, ['theme/TOC/index.tsx', 'upstream/room']);
  expect(ledgerProblems(site, last)).toEqual([]);
  expect(last.versions).toEqual({[classic]: '3.9.0'});
  expect(() => restamped(site, ledger, ['theme/Nope.tsx'])).toThrow('theme/Nope.tsx');
});

test('a ledger can name other themes', () => {
  const {site} = makeSite();
  write(site.packages, {'my-theme/lib/Footer.js': 'their footer'});
  expect(replacedBy(site.packages, 'Footer/index.js', ['my-theme/lib'])).toBe(
    'my-theme/lib/Footer.js',
  );
});

test('what an upgrade changed underneath a package is named', () => {
  const {site, ledger} = makeSite();
  const {'upstream/room': entry} = ledger.entries;
  const own = {versions: ledger.versions, entries: {'lib/room.ts': entry}};
  const problems = (): string[] => ledgerProblems(site, {...ledger, packages: ['wide-toc']});
  expect(problems()).toEqual([expect.stringMatching(/^wide-toc: it has no ledger\.json/)]);
  write(site.packages, {'wide-toc/ledger.json': JSON.stringify(own)});
  expect(problems()).toEqual([]);
  const changed = {...own, entries: {'lib/room.ts': {...entry, upstream: {'gone/index.js': ''}}}};
  write(site.packages, {'wide-toc/ledger.json': JSON.stringify(changed)});
  expect(problems()).toEqual([
    expect.stringMatching(/^wide-toc: lib\/room\.ts: gone\/index\.js no longer exists\./),
  ]);
});

test('a test that does not exist is named', () => {
  const {ledger} = makeSite();
  expect(
    problemsWith({'theme/Footer.tsx': {...ledger.entries['theme/Footer.tsx'], tests: ['gone']}}),
  ).toEqual(['theme/Footer.tsx: the runner lists no test with the title "gone".']);
});

test('each piece of surgery names its issue and its gain', () => {
  const {ledger} = makeSite();
  const {how, upstream, tests} = ledger.entries['upstream/room'] ?? {};
  expect(problemsWith({'upstream/room': {how, upstream, tests}})).toEqual([
    expect.stringMatching(/^upstream\/room: add "issue"/),
    expect.stringMatching(/^upstream\/room: add "gain"/),
  ]);
});

test('an entry with wrong keys is named', () => {
  expect(
    problemsWith({'theme/Footer.tsx': {how: 'copied', upstream: {}, tests: [], hsah: ''}}),
  ).toEqual([
    expect.stringContaining('how'),
    expect.stringContaining('tests'),
    expect.stringContaining('hsah'),
  ]);
});

test("upstream's file is found as a file and as a folder", () => {
  const {site} = makeSite();
  expect(replacedBy(site.packages, 'TOC/index.tsx')).toBe(`${classic}/lib/theme/TOC/index.js`);
  expect(replacedBy(site.packages, 'Footer/index.tsx')).toBe(`${classic}/lib/theme/Footer.js`);
  expect(replacedBy(site.packages, 'TOC/styles.module.css')).toBeUndefined();
});
