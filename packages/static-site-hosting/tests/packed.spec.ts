import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {expect, test} from '@playwright/test';

import {installPacked} from '../../support/installPacked';

const name = 'static-site-hosting';
const example = path.join(__dirname, '../example');
const installed = path.resolve(__dirname, '../../../node_modules');

// Two packages are compiled.
test.describe.configure({mode: 'serial', timeout: 120_000});

/** Outside of this repository, whose packages it would find. */
let folder = '';
let server: ChildProcess | undefined;

const environment = {...process.env, NODE_OPTIONS: ''};

const read = (file: string): string => fs.readFileSync(path.join(folder, 'site', file), 'utf8');

test.beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  installPacked(name, folder);
  fs.cpSync(example, folder, {recursive: true});
  fs.symlinkSync(path.join(installed, 'esbuild'), path.join(folder, 'node_modules/esbuild'));
});

test.afterAll(() => {
  server?.kill();
  fs.rmSync(folder, {recursive: true, force: true});
});

test('the packed package has types, and writes the files of all hosts', () => {
  expect(
    fs.readFileSync(path.join(folder, 'node_modules', name, 'dist/index.d.ts'), 'utf8'),
  ).toContain('createHosting');
  const {status, stderr} = spawnSync(process.execPath, ['host.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: environment,
  });
  expect(status, stderr).toBe(0);
  expect(read('_redirects')).toBe(
    '/product/docs/cook /product/docs/boil 301\n/product/docs/cook/ /product/docs/boil 301\n',
  );
  // A site without a sandbox, a page for frames, or workers has no rules for them.
  const rules = read('_headers')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(rules).toEqual([
    '/product/*',
    '/product/',
    '/product/docs',
    '/product/docs/*',
    '/product/assets/*',
    '/product/*.md',
  ]);
  expect(read('_headers')).toMatch(/script-src 'self' 'sha256-[^']+'; frame-ancestors 'self'\n/u);
  const vercel = JSON.parse(read('vercel.json')) as {headers: {source: string}[]};
  expect(vercel.headers[0]?.source).toBe('/product/(.*)');
  expect(read('hosting/Caddyfile')).toContain('\n@framed path *\n');
  expect(read('hosting/nginx.conf')).not.toContain('undefined');
  expect(read('docs/cook/index.html')).toContain('url=/product/docs/boil"');
});

test('the functions of hosts choose between a page and its Markdown', async () => {
  const load = async (file: string): Promise<unknown> => {
    const copy = path.join(folder, `${path.basename(file, '.js')}.mjs`);
    fs.writeFileSync(copy, read(file));
    return import(pathToFileURL(copy).href);
  };
  const worker = (await load('hosting/cloudflare-pages/_worker.js')) as {
    default: {fetch: (request: Request, environment: object) => Promise<Response>};
  };
  const assets = {
    fetch: (request: Request) =>
      Promise.resolve(new Response(request.url.endsWith('.md') ? '# boil()' : '<h1>boil()</h1>')),
  };
  const ask = async (headers: Record<string, string>): Promise<string> => {
    const request = new Request('https://kettle.example/product/docs/boil', {headers});
    return (await worker.default.fetch(request, {ASSETS: assets})).text();
  };
  expect(await ask({accept: 'text/markdown'})).toBe('# boil()');
  expect(await ask({})).toBe('<h1>boil()</h1>');
  const edge = (await load('hosting/netlify/markdown.js')) as {default: unknown; config: unknown};
  expect(edge.default).toBeInstanceOf(Function);
  expect(edge.config).toMatchObject({
    path: '/product/*',
    excludedPath: ['/product/*.*', '/product/assets/*'],
  });
});

test('the site is served like its host', async () => {
  server = spawn(process.execPath, ['serve.mjs'], {cwd: folder, env: environment});
  const [printed] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  const url = printed.toString().trim();
  expect(url).toMatch(/^http:\/\/localhost:\d+\/product\/$/u);
  const get = (place: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(url + place, {headers, redirect: 'manual'});
  const page = await get('docs/boil');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(page.headers.get('link')).toContain('</product/docs/boil.md>; rel="alternate"');
  expect(await (await get('docs/boil', {accept: 'text/markdown'})).text()).toBe('# boil()\n');
  const moved = await get('docs/cook');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/product/docs/boil');
  expect((await get('assets/app.0123abcd.js')).headers.get('cache-control')).toContain('immutable');
  const missing = await get('docs/none');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('Page not found');
});
