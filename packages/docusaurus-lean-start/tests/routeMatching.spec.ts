import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

import {expect, test} from '@playwright/test';
import ts from 'typescript';

const file = path.resolve(__dirname, '../lib/route-matching/pathToRegexp.ts');
const router = path.dirname(require.resolve('react-router/package.json'));

interface Pattern {
  exec: (pathname: string) => RegExpExecArray | null;
}
type ToPattern = (path: string, keys: object[], options: object) => Pattern;

const original = createRequire(path.join(router, 'index.js'))('path-to-regexp') as ToPattern;

/** Our module; `asked` are the paths for which it asks the router's. */
const load = (): {toPattern: ToPattern; asked: string[]} => {
  const asked: string[] = [];
  const {outputText} = ts.transpileModule(fs.readFileSync(file, 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  const exports: {default?: ToPattern} = {};
  const ask: ToPattern = (route, keys, options) => {
    asked.push(route);
    return original(route, keys, options);
  };
  vm.runInNewContext(outputText, {exports, require: () => ({default: ask})});
  if (!exports.default) throw new Error(`${file} has no default export.`);
  return {toPattern: exports.default, asked};
};

test("a path fits what it fits by the router's own expressions", () => {
  const {toPattern} = load();
  const routes = [
    '/',
    '/docs',
    '/docs/',
    '/docs/spring',
    '/docs/v4.0',
    '*',
    '/blog/:post',
    '/a(b)',
  ];
  const addresses = [
    ...[
      '/',
      '',
      '/docs',
      '/docs/',
      '/DOCS',
      '/docsy',
      '/docs/spring',
      '/docs/spring/',
      '/docs/Spring',
    ],
    ...[
      '/docs/springs',
      '/docs/spring/x',
      '/docs//',
      '/docs/v4.0',
      '/docs/v4x0',
      '/blog/4-0',
      '/ab',
    ],
  ];
  for (const end of [true, false]) {
    for (const strict of [true, false]) {
      for (const sensitive of [true, false]) {
        const options = {end, strict, sensitive};
        for (const route of routes) {
          const [keys, ownKeys]: [object[], object[]] = [[], []];
          const theirs = original(route, keys, options);
          const ours = toPattern(route, ownKeys, options);
          for (const address of addresses) {
            const what = `${route} ${address} ${JSON.stringify(options)}`;
            const [expected, found] = [theirs.exec(address), ours.exec(address)];
            expect(found && [...found], what).toEqual(expected && [...expected]);
          }
          expect(ownKeys).toEqual(keys);
        }
      }
    }
  }
});

test('no expression is made for a path that begins in another way', () => {
  const {toPattern, asked} = load();
  const options = {end: true, strict: false, sensitive: false};
  expect(toPattern('/docs/spring', [], options).exec('/docs/interpolate')).toBe(null);
  expect(asked).toEqual([]);
});
