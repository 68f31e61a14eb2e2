import {execFile} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import type {Ledger} from 'mdx-docs-checker/outside';

import {checkOutside} from '../../../scripts/lib/outside/checkOutside';

const repository = path.resolve(__dirname, '../../..');
const asked: string[] = [];

const server = http.createServer((request, response) => {
  const url = request.url ?? '';
  asked.push(url);
  if (url === '/moved') {
    response.writeHead(301, {location: '/alive'}).end();
    return;
  }
  response.writeHead(200).end('Hello');
});
let host = '';
let root = '';
let ledger = '';

test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});
test.beforeEach(() => {
  asked.length = 0;
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'outside-'));
  ledger = path.join(root, 'ledger.json');
  fs.mkdirSync(path.join(root, 'docs'));
  for (const folder of ['src/pages', 'static']) {
    fs.mkdirSync(path.join(root, folder), {recursive: true});
  }
});
test.afterEach(() => {
  fs.rmSync(root, {recursive: true});
});

const page = (name: string, lines: string[]): void => {
  fs.writeFileSync(
    path.join(root, 'docs', name),
    ['---', 'title: Links', '---', '', ...lines, ''].join('\n'),
  );
};
const linked = (...paths: string[]): string[] => paths.map((to) => `- [a page](${host}${to})`);
const known = (): Ledger => JSON.parse(fs.readFileSync(ledger, 'utf8')) as Ledger;

test('each address is visited once, and a move to a living page is fine', async () => {
  page('a.mdx', linked('/alive#one', '/alive#two', '/moved'));
  page('b.mdx', [...linked('/alive'), '[another page](/docs/a)']);
  const {isVisited, findings, counts} = await checkOutside(root, ledger, '2026-11-02');
  expect({isVisited, findings, counts}).toEqual({
    isVisited: true,
    findings: [],
    counts: {alive: 2, wall: 0, failing: 0},
  });
  expect(asked.toSorted()).toEqual(['/alive', '/alive', '/moved']);
  expect(known()).toEqual({
    [`${host}/alive`]: {alive: '2026-11-02'},
    [`${host}/moved`]: {alive: '2026-11-02'},
  });
});

test('the command says “not visited” and is not green without a network', async () => {
  page('a.mdx', ['- [a host](http://127.0.0.1:1/nowhere)']);
  const run = promisify(execFile)(
    path.join(repository, 'node_modules/.bin/tsx'),
    [path.join(repository, 'scripts/check-outside.ts'), '--ledger', ledger],
    {cwd: root},
  );
  const error = await run.then(
    () => undefined,
    (reason: unknown) => reason as {code: number; stderr: string},
  );
  expect(error?.code).toBe(2);
  expect(error?.stderr).toContain('Not visited: no address answered.');
  expect(fs.existsSync(ledger)).toBe(false);
});
