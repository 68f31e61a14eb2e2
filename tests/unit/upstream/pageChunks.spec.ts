import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import {expect, test} from '@playwright/test';
import ts from 'typescript';

import {shortenRuntime} from '../../../src/upstream/page-table/pageChunks';
import pageNames from '../../../src/upstream/page-table/pageNames.cjs';

const loadPageFile = path.resolve(__dirname, '../../../src/upstream/page-table/loadPage.ts');

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
  chunksOf: (index: number) => string[];
  loadPage: (index: number) => Promise<unknown>;
}

interface Require {
  (module: number): string;
  p: string;
  u: (chunk: string) => string;
  gca: (chunk: string) => string;
  e: (chunk: string) => Promise<void>;
}

/** Runs a runtime, and loadPage.ts with it. */
const start = (code: string): {require: Require; loader: Loader; loaded: string[]} => {
  const loaded: string[] = [];
  const require = ((module: number) => `module ${String(module)}`) as Require;
  require.e = (chunk) => {
    loaded.push(chunk);
    return Promise.resolve();
  };
  const {outputText} = ts.transpileModule(fs.readFileSync(loadPageFile, 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  const loader = {} as Loader;
  const imports = [0, 1].map((index) => () => Promise.resolve(`import ${String(index)}`));
  vm.runInNewContext(`${code}\n(function () {${outputText}})();`, {
    __webpack_require__: require,
    exports: loader,
    require: (name: string) => (name.endsWith('/imports') ? {imports} : pageNames),
  });
  return {require, loader, loaded};
};

test('each chunk has the file that the bundler gave it', () => {
  const {require} = start(shortenRuntime(runtime, pages));
  const {require: original} = start(runtime);
  for (const name of ['about', 'p0', 'p1', 'player', 'p2', 'styles']) {
    expect(require.u(name)).toBe(original.u(name));
    expect(require.gca(name)).toBe(`/${original.u(name)}`);
  }
  expect(require.u('p1')).toBe('assets/js/p1.111111111111.js');
  expect(require.u('p2')).toContain('undefined');
});

test('a page loads its own chunk and those that it shares, and runs its module', async () => {
  const {loader, loaded} = start(shortenRuntime(runtime, pages));
  expect(loader.chunksOf(0)).toEqual(['p0', 'styles']);
  expect(loader.chunksOf(1)).toEqual(['p1']);
  expect(await loader.loadPage(0)).toBe('module 7');
  expect(loaded).toEqual(['p0', 'styles']);
  expect(await loader.loadPage(1)).toBe('module 12345');
});

test('a runtime without the list loads pages by their imports', async () => {
  const {loader} = start(runtime);
  expect(loader.chunksOf(1)).toEqual(['p1']);
  expect(await loader.loadPage(1)).toBe('import 1');
});

test('a page costs the runtime no more than a hash, the id of a module, and a digit', () => {
  const long = shortenRuntime(runtime, pages).length;
  const [first] = pages;
  const short = shortenRuntime(runtime, first ? [first] : []).length;
  // Numbers of modules have as many digits as the longest.
  expect(long - short).toBeLessThan(12 + 5 + 1 + '"p1":"111111111111",'.length);
  expect(shortenRuntime(runtime, pages)).not.toContain('"p1"');
});

test('a site without docs keeps its list', () => {
  const {require} = start(shortenRuntime(runtime, []));
  expect(require.u('p1')).toBe('assets/js/p1.111111111111.js');
  expect(require.gca('about')).toBe('/assets/js/about.aaaaaaaaaaaa.js');
  expect(require.u('unknown')).toContain('undefined');
});

test('a runtime of another form is an error that says what to do', () => {
  expect(() => shortenRuntime('', pages)).toThrow(/adapt .*pageChunks\.ts/);
  const more = [...pages, {module: 3, shared: '[]'}];
  expect(() => shortenRuntime(runtime, more)).toThrow(/adapt .*pageChunks\.ts/);
});
