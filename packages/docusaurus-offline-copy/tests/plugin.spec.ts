import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {expect, test} from '@playwright/test';

import {pagesFile} from '../lib/build/records.ts';
import offlineCopyPlugin, {offlineCopy, validateOptions} from '../lib/index.ts';
import {writeOfflineCopy} from '../lib/write.ts';

let siteDir = '';

test.beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-plugin-'));
  fs.mkdirSync(generated());
  const names = {
    '/docs-1ab': {content: 'docs'},
    '/docs/a-2cd': {content: 'a', context: {data: 'b'}},
  };
  fs.writeFileSync(path.join(generated(), 'routesChunkNames.json'), JSON.stringify(names));
});

test.afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

const generated = (): string => path.join(siteDir, '.docusaurus');

const context = (): LoadContext =>
  ({generatedFilesDir: generated(), siteDir, baseUrl: '/'}) as LoadContext;

const sections = [{id: 'docs', title: 'Docs', pages: ['/docs/a', '/docs/c']}];

const options = {
  sections: () => sections,
  pageChunks: () => new Map([['/docs/c', ['c']]]),
};

const routes = [
  {path: '/docs', component: '', routes: [{path: '/docs/a'}, {path: '/docs/c'}]},
] as RouteConfig[];

const chunks = {'/docs/a': ['docs', 'a', 'b'], '/docs/c': ['docs', 'c']};

const loadContent = async (plugin: Plugin): Promise<unknown> => {
  let data: unknown;
  await plugin.allContentLoaded?.({
    allContent: {},
    actions: {
      createData: (_: string, text: string) => {
        data = JSON.parse(text);
        return Promise.resolve('');
      },
    },
  } as unknown as Parameters<NonNullable<Plugin['allContentLoaded']>>[0]);
  return data;
};

const noted = (): unknown => JSON.parse(fs.readFileSync(path.join(generated(), pagesFile), 'utf8'));

test('the site gets the sections, with the numbers of their pages', async () => {
  const {plugin} = offlineCopy(context(), options);
  expect(await loadContent(plugin)).toEqual([{id: 'docs', title: 'Docs', pages: 2}]);
});

test('a pass over the pages notes what they name and how large they are', async () => {
  const {plugin, readPages} = offlineCopy(context(), options);
  await loadContent(plugin);
  const {read, written, end} = readPages({routes});
  const file = 'docs/a/index.html';
  read({file, html: '<img src="/img/a.png">'});
  await written({file}, new TextEncoder().encode('a'.repeat(1000)));
  end();
  expect(noted()).toEqual({
    sections,
    chunks,
    named: {[file]: ['/img/a.png']},
    measured: {[file]: {hash: '41edece42d63e8d9', sent: expect.any(Number), stored: 1000}},
  });
  readPages({routes});
  expect(fs.existsSync(path.join(generated(), pagesFile)), 'those of the build before').toBe(false);
});

test('without a pass over the pages, their chunks are noted after the build', async () => {
  const plugin = offlineCopyPlugin(context(), options);
  await loadContent(plugin);
  await plugin.postBuild?.({routes} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  expect(noted()).toEqual({sections, chunks});
});

test('a site without sections or without the plugin fails to build, and is told why', async () => {
  expect(() => validateOptions({options: {}})).toThrow('set the option "sections" to a function');
  expect(validateOptions({options}).id).toBe('default');
  const build = path.join(siteDir, 'build');
  fs.mkdirSync(build);
  fs.writeFileSync(path.join(siteDir, 'worker.js'), 'self.skipWaiting();');
  fs.symlinkSync(
    path.resolve(__dirname, '../../../node_modules'),
    path.join(siteDir, 'node_modules'),
  );
  await expect(
    writeOfflineCopy(build, {siteDir, baseUrl: '/', worker: './worker.js', version: '1'}),
  ).rejects.toThrow("add the plugin to the site's configuration");
});
