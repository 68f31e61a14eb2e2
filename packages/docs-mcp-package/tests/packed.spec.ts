import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {installPacked} from '../../support/installPacked';

const name = 'docs-mcp-package';
const example = path.join(__dirname, '../example');
const installed = path.resolve(__dirname, '../../../node_modules');

// Three packages are compiled.
test.describe.configure({mode: 'serial', timeout: 120_000});

/** Outside of this repository, whose packages it would find. */
let folder = '';

const environment = {...process.env, NODE_OPTIONS: ''};

/** Runs the program of the unpacked docs in a folder without any package. */
const run = (args: readonly string[], {input = '', cwd = folder} = {}) =>
  spawnSync(process.execPath, [path.join(folder, 'docs/package/kettle-docs.cjs'), ...args], {
    input,
    cwd,
    encoding: 'utf8',
    env: environment,
  });

const pack = (): Buffer => {
  const {status, stderr} = spawnSync(process.execPath, ['pack.mjs'], {
    cwd: path.join(folder, 'example'),
    encoding: 'utf8',
    env: environment,
  });
  expect(status, stderr).toBe(0);
  return fs.readFileSync(path.join(folder, 'example/site/kettle-docs-2.1.0.tgz'));
};

test.beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const site = path.join(folder, 'example');
  fs.cpSync(example, site, {recursive: true});
  installPacked(name, site);
  // What the site chooses: they are peers of the package.
  for (const peer of ['@docusaurus', '@modelcontextprotocol', 'esbuild']) {
    fs.symlinkSync(path.join(installed, peer), path.join(site, 'node_modules', peer));
  }
});

test.afterAll(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

test('the packed package has types, and packs the example, each time with the same bytes', () => {
  expect(
    fs.readFileSync(path.join(folder, 'example/node_modules', name, 'dist/packDocs.d.ts'), 'utf8'),
  ).toContain('packDocs');
  const tarball = pack();
  expect(pack().equals(tarball)).toBe(true);
  const docs = path.join(folder, 'docs');
  fs.mkdirSync(docs);
  const file = path.join(folder, 'example/site/kettle-docs-2.1.0.tgz');
  expect(spawnSync('tar', ['-xzf', file, '-C', docs]).status).toBe(0);
  const read = (entry: string): string =>
    fs.readFileSync(path.join(docs, 'package', entry), 'utf8');
  expect(JSON.parse(read('package.json'))).toEqual({
    name: 'kettle-docs',
    version: '2.1.0',
    description: 'Offline documentation for Kettle 2.1.0, for editors, assistants and terminals',
    homepage: 'https://kettle.example/product/',
    license: 'MIT',
    bin: {'kettle-docs': 'kettle-docs.cjs'},
    engines: {node: '>=20'},
  });
  expect(read('README.md')).toContain(
    'npx -y https://kettle.example/product/kettle-docs-2.1.0.tgz search pot',
  );
  expect(read('README.md')).toContain('| `boiling_point` | `boiling` | Look up a boiling point |');
  for (const dependency of ['@modelcontextprotocol/sdk', 'zod', 'stemmer']) {
    expect(read('NOTICES.txt')).toMatch(new RegExp(`^${dependency} \\d`, 'm'));
  }
  // An id that only the search knows, one that both make, and none for the title.
  expect(JSON.parse(read('anchors.json'))).toEqual({
    'docs/boil.md': ['', 'example', 'options', 'how-much'],
    'docs/pots.md': ['', 'on-an-induction-stove'],
  });
});

test('the command searches, reads, finds samples, and runs a tool of the site', () => {
  const found = run(['search', 'induction', 'stove']);
  expect(found).toMatchObject({status: 0, stderr: ''});
  expect(found.stdout).toContain(
    'https://kettle.example/product/docs/pots#on-an-induction-stove\n   Guide · section 52, page',
  );
  expect(run(['search', 'tractor']).status).toBe(1);
  const part = run(['read', 'boil', 'liters?']);
  expect(part.stdout).toBe(
    'https://kettle.example/product/docs/boil#how-much · Kettle 2.1.0 · 53 characters\n\n' +
      '### `liters?`\n\nHow much water to boil, 1 by default.\n',
  );
  expect(run(['read', '/product/docs/pots']).stdout).toContain('Copper pots are fast.');
  const sample = JSON.parse(run(['sample', 'boil', '--json']).stdout) as {samples: object[]};
  expect(sample.samples).toMatchObject([
    {
      url: 'https://kettle.example/product/docs/boil#example',
      title: 'boil.js',
      proof: 'Tried in a kitchen at 20 °C.',
      code: 'await boil({liters: 1});',
    },
  ]);
  expect(run(['boiling', '2000']).stdout).toContain('93 °C, according to the docs of Kettle 2.1.0');
  const help = run(['--help']).stdout;
  expect(help).toContain('The Kettle 2.1.0 docs, offline.');
  expect(help).toContain('https://kettle.example/product/kettle-docs-2.1.0.tgz search pot');
});

test('wrong usage is named, and a project with another version is told so', () => {
  const wrong = run(['read', '/docs/pot']);
  expect(wrong).toMatchObject({status: 2, stdout: ''});
  expect(wrong.stderr).toContain('There is no page /docs/pot in the docs of Kettle 2.1.0.');
  expect(run(['boiling', '-1']).stderr).toContain('--help shows the usage');
  expect(run(['boil']).stderr).toContain('There is no command "boil".');
  const project = path.join(folder, 'project');
  const kettle = path.join(project, 'node_modules/kettle');
  fs.mkdirSync(kettle, {recursive: true});
  fs.writeFileSync(path.join(kettle, 'package.json'), '{"version": "1.9.0"}');
  expect(run(['search', 'pot'], {cwd: project}).stderr).toContain(
    'This project has Kettle 1.9.0 installed, and these docs describe 2.1.0',
  );
});

test('without a terminal, it answers an assistant', () => {
  const requests = [
    {
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-03-26',
        capabilities: {},
        clientInfo: {name: 'test', version: '1.0.0'},
      },
    },
    {method: 'notifications/initialized'},
    {id: 2, method: 'tools/list'},
    {
      id: 3,
      method: 'tools/call',
      params: {name: 'boiling_point', arguments: {meters: 3000}},
    },
    {id: 4, method: 'tools/call', params: {name: 'boiling_point', arguments: {meters: 'high'}}},
  ];
  const input = requests.map((request) => JSON.stringify({jsonrpc: '2.0', ...request})).join('\n');
  const {status, stdout} = run([], {input: `${input}\n`});
  expect(status).toBe(0);
  const answers = new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as {id: number; result?: unknown; error?: unknown})
      .map((answer) => [answer.id, answer]),
  );
  expect(answers.get(1)?.result).toMatchObject({
    serverInfo: {name: 'kettle-docs', version: '2.1.0'},
    instructions: 'Documentation of Kettle 2.1.0, on this machine. Search before you boil.',
  });
  expect(answers.get(2)?.result).toMatchObject({
    tools: ['search', 'read', 'find_sample', 'boiling_point'].map((tool) => ({name: tool})),
  });
  expect(answers.get(3)?.result).toEqual({
    content: [{type: 'text', text: '90 °C, according to the docs of Kettle 2.1.0'}],
  });
  expect(answers.get(4)?.error).toMatchObject({code: -32602});
});
