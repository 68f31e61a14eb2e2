import {execFile} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {formatFinding} from 'mdx-docs-checker/findings';
import type {Ledger} from 'mdx-docs-checker/outside';

import {checkOutside} from '../../../scripts/lib/outside/checkOutside';

const repository = path.resolve(__dirname, '../../..');
const asked: string[] = [];
/** What the server of the test answers by path; undefined: nothing. */
let answers: Record<string, number | undefined> = {};

const server = http.createServer((request, response) => {
  const url = request.url ?? '';
  asked.push(url);
  if (url === '/moved') {
    response.writeHead(301, {location: '/alive'}).end();
    return;
  }
  const status = url in answers ? answers[url] : 200;
  if (status !== undefined) response.writeHead(status).end('Hello');
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
  answers = {};
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

test('a dead address is a finding after three weeks, with each page and line', async () => {
  page('a.mdx', linked('/alive', '/dead'));
  page('b.mdx', linked('/dead'));
  await checkOutside(root, ledger, '2026-11-01');
  answers = {'/dead': 404};
  const at = async (today: string): Promise<string[]> =>
    (await checkOutside(root, ledger, today)).findings.map(formatFinding);
  expect(await at('2026-11-02')).toEqual([]);
  expect(await at('2026-11-22')).toEqual([]);
  const said = `${host}/dead has failed since 2026-11-02 (status 404, last alive on 2026-11-01) — link to where the content is now, or remove the link`;
  expect(await at('2026-11-23')).toEqual([`docs/a.mdx:6 ${said}`, `docs/b.mdx:5 ${said}`]);
  // It comes back, and the weeks begin anew.
  answers = {};
  expect(await at('2026-11-24')).toEqual([]);
  answers = {'/dead': 500};
  expect(await at('2026-11-25')).toEqual([]);
  expect(known()[`${host}/dead`]).toEqual({alive: '2026-11-24', failing: '2026-11-25'});
});

test('an address that was never alive and a host that does not answer fail after three weeks, too', async () => {
  answers = {'/silent': undefined};
  page('a.mdx', [...linked('/alive', '/silent'), '- [a host](http://127.0.0.1:1/nowhere)']);
  const options = [root, ledger] as const;
  expect((await checkOutside(...options, '2026-11-01', 300)).findings).toEqual([]);
  const {findings, counts} = await checkOutside(...options, '2026-11-22', 300);
  expect(counts).toEqual({alive: 1, wall: 0, failing: 2});
  expect(findings.map(({line, message}) => `${String(line)} ${message}`)).toEqual([
    `6 ${host}/silent has failed since 2026-11-01 (no answer in time, never seen alive)`,
    expect.stringMatching(/^7 http:\/\/127\.0\.0\.1:1\/nowhere has failed since 2026-11-01 /),
  ]);
});

test('walls against programs are neither alive nor dead', async () => {
  answers = {'/forbidden': 403, '/busy': 429, '/linked-in': 999};
  page('a.mdx', linked('/alive', '/forbidden', '/busy', '/linked-in'));
  await checkOutside(root, ledger, '2026-10-01');
  const {findings, counts} = await checkOutside(root, ledger, '2026-11-28');
  expect(findings).toEqual([]);
  expect(counts).toEqual({alive: 1, wall: 3, failing: 0});
  expect(known()[`${host}/busy`]).toEqual({});
});

test('when nothing answers, or only walls do, nothing is visited and the ledger remains', async () => {
  page('a.mdx', linked('/alive'));
  await checkOutside(root, ledger, '2026-11-01');
  const before = known();
  for (const status of [407, 502]) {
    answers = {'/alive': status};
    const {isVisited, findings} = await checkOutside(root, ledger, '2026-12-24');
    expect(isVisited, String(status)).toBe(false);
    expect(findings).toEqual([]);
  }
  expect(known()).toEqual(before);
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
