import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import {expect, test} from '@playwright/test';
import ts from 'typescript';

import {fillList, listPages, shortenRuntime} from '../lib/lazy-doc-routes/build/pageChunks.ts';
import pageNames from '../lib/lazy-doc-routes/pageNames.cjs';

const loadPageFile = path.resolve(__dirname, '../lib/lazy-doc-routes/browser/loadPage.ts');
const entryPageFile = path.resolve(__dirname, '../lib/lazy-doc-routes/browser/entryPage.ts');
const listFile = path.resolve(__dirname, '../lib/lazy-doc-routes/browser/pageList.template.ts');

/** How the bundler writes the part of its runtime that tells files of chunks. */
const runtime = `__webpack_require__.p = "/";
__webpack_require__.u = (chunkId) => {
  // return url for filenames not based on template
  
  // return url for filenames based on template
  return "assets/js/" + chunkId + "." + {"about": "aaaaaaaaaaaa","p0": "000000000000","p1": "111111111111","player": "cccccccccccc",}[chunkId] + ".js"
}
__webpack_require__.g = 1;
`;
const pages = [
  {module: 7, shared: '["styles"]'},
  {module: 12_345, shared: '[]'},
];

interface Loader {
  chunksOf: (index: number) => Promise<string[]>;
  loadPage: (index: number) => Promise<unknown>;
}

interface Require {
  (module: number): string;
  p: string;
  u: (chunk: string) => string;
  gca: (chunk: string) => string;
  e: (chunk: string) => Promise<void>;
}

const transpile = (code: string): string =>
  ts.transpileModule(code, {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  }).outputText;

interface Started {
  require: Require;
  loader: Loader;
  /** The files of chunks, and modules, in the order in which they were asked for. */
  loaded: string[];
}

/** Runs a runtime, and loadPage.ts with it, on a page that says `own` of its code. */
const start = (code: string, own?: string): Started => {
  const loaded: string[] = [];
  const require = ((module: number) => `module ${String(module)}`) as Require;
  require.e = (chunk) => {
    loaded.push(require.u(chunk));
    return Promise.resolve();
  };
  const loader = {} as Loader;
  const list = {} as Record<string, unknown>;
  const hashes = ['000000000000', '111111111111'];
  const filled = fillList(fs.readFileSync(listFile, 'utf8'), listPages(pages, hashes));
  vm.runInNewContext(transpile(filled), {exports: list, require: () => ({pages: []})});
  const entryPage = {};
  vm.runInNewContext(transpile(fs.readFileSync(entryPageFile, 'utf8')), {
    document: {
      querySelector: (selector: string) =>
        own !== undefined && selector === 'meta[name="page-code"]' ? {content: own} : null,
    },
    exports: entryPage,
    require: (name: string) =>
      name === '../entryPageMeta.ts' ? {entryPageMeta: 'page-code'} : {default: {canUseDOM: true}},
  });
  const modules: Record<string, unknown> = {
    './imports.template.ts': {
      imports: [0, 1].map((index) => () => Promise.resolve(`import ${String(index)}`)),
    },
    './docsIndex.ts': {
      loadDocsIndex: () => {
        loaded.push('the list');
        return Promise.resolve(list);
      },
    },
    './entryPage.ts': entryPage,
    '../pageNames.cjs': pageNames,
  };
  vm.runInNewContext(
    `${code}\n(function () {${transpile(fs.readFileSync(loadPageFile, 'utf8'))}})();`,
    {
      __webpack_require__: require,
      exports: loader,
      require: (name: string) => modules[name],
    },
  );
  return {require, loader, loaded};
};

const short = shortenRuntime(runtime, pages.length).code;
const fileOf = (name: string, hash: string): string => `assets/js/${name}.${hash}.js`;

test('each chunk has the file that the bundler gave it', async () => {
  const {require, loader} = start(short);
  const {require: original} = start(runtime);
  await Promise.all([loader.chunksOf(0), loader.chunksOf(1)]);
  for (const name of ['about', 'p0', 'p1', 'player', 'p2', 'styles']) {
    expect(require.u(name)).toBe(original.u(name));
    expect(require.gca(name)).toBe(`/${original.u(name)}`);
  }
  expect(require.u('p1')).toBe('assets/js/p1.111111111111.js');
  expect(require.u('p2')).toContain('undefined');
});

test('another page is found in the list: its own chunk, those that it shares, its module', async () => {
  const {loader, loaded} = start(short);
  expect(await loader.chunksOf(0)).toEqual(['p0', 'styles']);
  expect(await loader.chunksOf(1)).toEqual(['p1']);
  expect(loaded).toEqual(['the list']);
  expect(await loader.loadPage(0)).toBe('module 7');
  expect(await loader.loadPage(1)).toBe('module 12345');
  expect(loaded.slice(1)).toEqual([
    fileOf('p0', '000000000000'),
    fileOf('styles', 'undefined'),
    fileOf('p1', '111111111111'),
  ]);
});

test('the page that was opened loads without the list, as its HTML says', async () => {
  const {loader, loaded} = start(short, 'p1 222222222222 9 /docs/spring spring api about');
  expect(await loader.chunksOf(1)).toEqual(['p1', 'about']);
  expect(await loader.loadPage(1)).toBe('module 9');
  expect(loaded).toEqual([fileOf('p1', '222222222222'), fileOf('about', 'aaaaaaaaaaaa')]);
  expect(await loader.loadPage(0)).toBe('module 7');
  expect(loaded[2]).toBe('the list');
});

test('a runtime that nobody shortened loads pages by their imports', async () => {
  const {loader} = start(runtime);
  expect(await loader.chunksOf(1)).toEqual(['p1']);
  expect(await loader.loadPage(1)).toBe('import 1');
});

test('the runtime says nothing of pages, and the list no more than a hash, a module, and a digit', () => {
  expect(short).not.toMatch(/"p[01]"|000000000000|111111111111/);
  const [first] = pages;
  const two = listPages(pages, ['000000000000', '111111111111']).length;
  const one = listPages(first ? [first] : [], ['000000000000']).length;
  // Numbers of modules have as many digits as the longest; the other page has a set of its own.
  expect(two - one).toBeLessThanOrEqual(12 + 5 + 4 + 1 + ',[]'.length);
});

test('a site without docs keeps its list', () => {
  const {require} = start(shortenRuntime(runtime, 0).code);
  expect(require.u('p1')).toBe('assets/js/p1.111111111111.js');
  expect(require.gca('about')).toBe('/assets/js/about.aaaaaaaaaaaa.js');
  expect(require.u('unknown')).toContain('undefined');
});

test('code of another form is an error that says what to do', () => {
  expect(() => shortenRuntime('', pages.length)).toThrow(/adapt .*pageChunks\.ts/);
  expect(() => shortenRuntime(runtime, 3)).toThrow(/adapt .*pageChunks\.ts/);
  expect(() => fillList('export const list = "";', '{}')).toThrow(/adapt .*pageChunks\.ts/);
});
