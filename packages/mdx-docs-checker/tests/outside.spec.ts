import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {formatFinding} from '../lib/findings';
import type {LinkSource} from '../lib/links';
import {createPageReader} from '../lib/model';
import {checkOutside, type Judgment, type Ledger} from '../lib/outside';

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
  sources = [];
});
test.afterEach(() => {
  fs.rmSync(root, {recursive: true});
});

const readPage = createPageReader();
let sources: LinkSource[] = [];
const page = async (name: string, lines: string[]): Promise<void> => {
  const text = ['---', 'title: Links', '---', '', ...lines, ''].join('\n');
  sources.push(await readPage(`docs/${name}`, text));
};
const linked = (...paths: string[]): string[] => paths.map((to) => `- [a page](${host}${to})`);
const check = (today: string, timeout?: number): Promise<Judgment> =>
  checkOutside(sources, {ledger, today, ...(timeout === undefined ? {} : {timeout})});
const known = (): Ledger => JSON.parse(fs.readFileSync(ledger, 'utf8')) as Ledger;

test('addresses of the own site can be left out', async () => {
  await page('a.mdx', linked('/alive', '/own'));
  const isOutside = (url: string): boolean => !url.endsWith('/own');
  const {counts} = await checkOutside(sources, {ledger, today: '2026-11-02', isOutside});
  expect(counts).toEqual({alive: 1, wall: 0, failing: 0});
  expect(asked).toEqual(['/alive']);
});

test('a dead address is a finding after three weeks, with each page and line', async () => {
  await page('a.mdx', linked('/alive', '/dead'));
  await page('b.mdx', linked('/dead'));
  await check('2026-11-01');
  answers = {'/dead': 404};
  const at = async (today: string): Promise<string[]> =>
    (await check(today)).findings.map(formatFinding);
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
  await page('a.mdx', [...linked('/alive', '/silent'), '- [a host](http://127.0.0.1:1/nowhere)']);
  expect((await check('2026-11-01', 300)).findings).toEqual([]);
  const {findings, counts} = await check('2026-11-22', 300);
  expect(counts).toEqual({alive: 1, wall: 0, failing: 2});
  expect(findings.map(({line, message}) => `${String(line)} ${message}`)).toEqual([
    `6 ${host}/silent has failed since 2026-11-01 (no answer in time, never seen alive)`,
    expect.stringMatching(/^7 http:\/\/127\.0\.0\.1:1\/nowhere has failed since 2026-11-01 /),
  ]);
});

test('walls against programs are neither alive nor dead', async () => {
  answers = {'/forbidden': 403, '/busy': 429, '/linked-in': 999};
  await page('a.mdx', linked('/alive', '/forbidden', '/busy', '/linked-in'));
  await check('2026-10-01');
  const {findings, counts} = await check('2026-11-28');
  expect(findings).toEqual([]);
  expect(counts).toEqual({alive: 1, wall: 3, failing: 0});
  expect(known()[`${host}/busy`]).toEqual({});
});

test('when nothing answers, or only walls do, nothing is visited and the ledger remains', async () => {
  await page('a.mdx', linked('/alive'));
  await check('2026-11-01');
  const before = known();
  for (const status of [407, 502]) {
    answers = {'/alive': status};
    const {isVisited, findings} = await check('2026-12-24');
    expect(isVisited, String(status)).toBe(false);
    expect(findings).toEqual([]);
  }
  expect(known()).toEqual(before);
});
