import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';

import {expect, test} from '@playwright/test';
import ts from 'typescript';

import pageNames from '../lib/lazy-doc-routes/pageNames.cjs';
import docRoutesLoader from '../lib/lazy-doc-routes/build/docRoutesLoader.cjs';

const source = path.resolve(__dirname, '../lib/lazy-doc-routes/browser');

/** The docs of a small site: the front page has an id of its own, one page is in no sidebar. */
const docs = [
  {id: 'start', path: '/docs/', sidebar: 'main'},
  {id: 'cli/index', path: '/docs/cli/', sidebar: 'api'},
  {id: 'cli/render', path: '/docs/cli/render', sidebar: 'api'},
  {id: 'hidden', path: '/docs/hidden'},
  {id: 'spring', path: '/docs/spring', sidebar: 'api'},
];

/** How codegenRoutes.js writes a route. */
const route = ({path: address, sidebar}: (typeof docs)[number]): string => `      {
        path: '${address}',
        component: ComponentCreator('${address}', 'abc'),
        exact: true${sidebar === undefined ? '' : `,\n        sidebar: "${sidebar}"`}
      }`;

const chunk = (index: number): string => `c0ffee0${String(index)}`;

const generated = {
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/about',
    component: ComponentCreator('/about', 'def'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'aaa'),
    routes: [
${docs.map(route).join(',\n')}
    ]
  },
];
`,
  'routesChunkNames.json': JSON.stringify({
    '/about-def': {__comp: '11111111', __context: {plugin: '22222222'}, content: '33333333'},
    '/docs-aaa': {__comp: '44444444'},
    ...Object.fromEntries(
      docs.map((doc, index) => [`${doc.path}-abc`, {__comp: '17896441', content: chunk(index)}]),
    ),
  }),
  'registry.js': `export default {
  "33333333": [() => import(/* webpackChunkName: "33333333" */ "@site/about.mdx"), "@site/about.mdx", require.resolveWeak("@site/about.mdx")],
${docs
  .map(
    ({id}, index) =>
      `  "${chunk(index)}": [() => import(/* webpackChunkName: "${chunk(index)}" */ "@site/docs/${id}.mdx"), "@site/docs/${id}.mdx", require.resolveWeak("@site/docs/${id}.mdx")],`,
  )
  .join('\n')}};
`,
  'globalData.json': JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/docs',
        versions: [{name: 'current', path: '/docs', mainDocId: 'start', docs}],
      },
    },
    other: {default: 1},
  }),
};

type Modules = Record<string, unknown>;

const addDependency = (): void => undefined;

/** What the bundler gives the loader for a file of a site. */
const contextOf = (
  site: string,
  resourcePath: string,
  options: {keptDocs?: string[]} = {},
): ThisParameterType<typeof docRoutesLoader> => ({
  resourcePath,
  getOptions: () => ({generatedFilesDir: path.join(site, '.docusaurus'), ...options}),
  addDependency,
});

const isEdited = (site: string, file: string): boolean =>
  docRoutesLoader
    .files(path.join(site, '.docusaurus'))
    .some((known) => (typeof known === 'string' ? known === file : known.test(file)));

/** Edits a module as the bundler does, and runs it; `modules` are what it imports. */
const run = (site: string, file: string, modules: Modules): Modules => {
  const isOwn = !(file in generated);
  const place = isOwn ? path.join(source, file) : path.join(site, '.docusaurus', file);
  const text = fs.readFileSync(place, 'utf8');
  const needsEdit = isEdited(site, place);
  const edited = needsEdit ? docRoutesLoader.call(contextOf(site, place), text) : text;
  if (file.endsWith('.json')) return {default: JSON.parse(edited)};
  const {outputText} = ts.transpileModule(edited, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const module: {exports: Modules} = {exports: {}};
  const require = Object.assign(
    (name: string): unknown =>
      name.endsWith('/pageNames.cjs')
        ? pageNames
        : (modules[path.basename(name, '.ts')] ?? {[name]: true}),
    {resolveWeak: String},
  );
  vm.runInNewContext(outputText, {module, exports: module.exports, require, Object});
  return module.exports;
};

let site = '';

test.beforeAll(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'lazy-doc-routes-'));
  fs.mkdirSync(path.join(site, '.docusaurus'));
  for (const [file, text] of Object.entries(generated)) {
    fs.writeFileSync(path.join(site, '.docusaurus', file), text);
  }
});

test.afterAll(() => {
  fs.rmSync(site, {recursive: true});
});

/** The modules in the browser; `own` is the address of the page that was opened. */
const modulesOf = (own?: string): Modules & {loadDocsIndex: () => void} => {
  const {pages} = run(site, 'pages.template.ts', {}) as {pages: {path: string}[]};
  const listeners: ((list: typeof pages) => void)[] = [];
  const ComponentCreator = {default: (...args: string[]) => args.join(' '), __esModule: true};
  const chunkNames = run(site, 'routesChunkNames.json', {}).default;
  const registry = run(site, 'registry.js', {}).default;
  const modules = {
    ComponentCreator,
    'table.template': run(site, 'table.template.ts', {}),
    entryPage: {entryPage: pages.find(({path: address}) => address === own)},
    docsIndex: {
      onDocsIndexLoaded: (listener: (list: typeof pages) => void) => listeners.push(listener),
    },
    loaders: {notifyLoaderCreated: () => undefined},
    loadPage: {loadPage: (index: number) => index},
    'imports.template': run(site, 'imports.template.ts', {}),
    registry: {default: registry, __esModule: true},
    routesChunkNames: {default: chunkNames, __esModule: true},
    'globalData.json': {...run(site, 'globalData.json', {}), __esModule: true},
    react: {__esModule: true},
  };
  return {
    ...modules,
    routes: run(site, 'routes.ts', modules),
    loadDocsIndex: () => {
      for (const listener of listeners) listener(pages);
    },
  };
};

interface ParentRoute {
  routes?: {path: string; component: unknown; key?: string}[];
}

const childrenIn = (modules: Modules): NonNullable<ParentRoute['routes']> => {
  const [, parent] = run(site, 'routes.js', modules).default as ParentRoute[];
  return parent?.routes ?? [];
};

const inOrder = <Item extends {path: string}>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => (a.path < b.path ? -1 : 1));

test('the routes are those of the framework once the list has loaded', () => {
  const modules = modulesOf();
  const routes = childrenIn(modules);
  modules.loadDocsIndex();
  expect(inOrder(routes)).toMatchObject(
    docs.map((doc) => ({
      ...('sidebar' in doc ? {sidebar: doc.sidebar} : {}),
      path: doc.path,
      component: `${doc.path} ${'sidebar' in doc ? 'p' : 'abc'}`,
      exact: true,
    })),
  );
});

test('before, there are the page that was opened, those of the framework, and one that waits', () => {
  const modules = modulesOf('/docs/spring');
  const routes = childrenIn(modules);
  expect(routes.map(({path: address}) => address)).toEqual([
    '/docs/hidden',
    '/docs/spring',
    '/docs',
  ]);
  const [hidden, own, waiting] = routes;
  expect(waiting).toMatchObject({component: 'waiting p'});
  expect(waiting).not.toHaveProperty('exact');
  modules.loadDocsIndex();
  // React keeps what they show.
  expect(routes[0]).toBe(hidden);
  expect(routes).toContain(own);
  expect(own?.key).toBeTruthy();
  expect(routes).not.toContain(waiting);
  expect(routes).toHaveLength(docs.length);
});

test('a page of one version starts without the list, one with twins in others with it', () => {
  expect(run(site, 'table.template.ts', {})).toMatchObject({hasVersions: false});
  const data = generated['globalData.json'].replace(
    '"versions":[',
    '"versions":[{"name":"1.0","path":"/docs/1.0","docs":[]},',
  );
  fs.writeFileSync(path.join(site, '.docusaurus/globalData.json'), data);
  expect(run(site, 'table.template.ts', {})).toMatchObject({hasVersions: true});
  fs.writeFileSync(path.join(site, '.docusaurus/globalData.json'), generated['globalData.json']);
});

test('each route finds its chunks, and each chunk its loader, once its component is asked for', () => {
  const modules = modulesOf();
  const {default: names} = modules.routesChunkNames as {
    default: Record<string, {__comp: string; content: string}>;
  };
  const {default: registry} = modules.registry as {default: Record<string, [() => unknown]>};
  const {imports} = modules['imports.template'] as {imports: (() => unknown)[]};
  const routes = childrenIn(modules);
  modules.loadDocsIndex();
  expect(Object.keys(names)).not.toContain('/docs/spring-p');
  for (const {path: address, component} of routes) {
    const doc = docs.find((candidate) => candidate.path === address);
    const hash = doc && 'sidebar' in doc ? 'p' : 'abc';
    expect(component).toBe(`${address} ${hash}`);
    const entry = names[`${address}-${hash}`];
    expect(entry?.__comp).toBe('17896441');
    const load = registry[entry?.content ?? '']?.[0];
    const number = hash === 'p' ? load?.() : undefined;
    const loader = typeof number === 'number' ? imports[number] : load;
    expect(String(loader)).toContain(`@site/docs/${String(doc?.id)}.mdx`);
  }
  expect(routes).toHaveLength(docs.length);
  expect(names['/about-def']).toMatchObject({content: '33333333'});
  expect(String(registry['33333333']?.[0])).toContain('@site/about.mdx');
});

test('the data of the docs plugin is that of the framework', () => {
  const modules = modulesOf('/docs/spring');
  const restored = run(site, 'globalData.ts', modules).default;
  const addresses = (): string[] =>
    (restored as Record<string, {default: {versions: {docs: typeof docs}[]}}>)[
      'docusaurus-plugin-content-docs'
    ]?.default.versions[0]?.docs.map(({path: address}) => address) ?? [];
  expect(addresses()).toEqual(['/docs/spring', '/docs/hidden']);
  modules.loadDocsIndex();
  const original = JSON.parse(generated['globalData.json']) as object;
  const sorted = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (key, item: unknown) =>
      key === 'docs' ? [...(item as typeof docs)].sort((a, b) => (a.path < b.path ? -1 : 1)) : item,
    );
  expect(sorted(restored)).toEqual(sorted(original));
});

test('an address stands in the modules once', () => {
  const own = path.join(source, 'pages.template.ts');
  const files = [...Object.keys(generated), own].map((file) => {
    const place = path.resolve(site, '.docusaurus', file);
    return docRoutesLoader.call(contextOf(site, place), fs.readFileSync(place, 'utf8'));
  });
  expect(files.join('').match(/(?:\bdocs\/|\\n)spring\b/g)).toHaveLength(1);
});

test('docs that a navbar names stay in the data that each page has', () => {
  const place = path.join(site, '.docusaurus/globalData.json');
  const edited = docRoutesLoader.call(
    contextOf(site, place, {keptDocs: ['spring']}),
    fs.readFileSync(place, 'utf8'),
  );
  expect(edited).toContain('/docs/spring');
  expect(edited).not.toContain('/docs/cli/render');
});

test('a site without docs keeps its modules', () => {
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'lazy-doc-routes-'));
  const folder = path.join(empty, '.docusaurus');
  fs.mkdirSync(folder);
  const modules = {
    'routes.js': 'export default [];',
    'registry.js': 'export default {};',
    'routesChunkNames.json': '{}',
    'globalData.json': '{}',
  };
  for (const [file, text] of Object.entries(modules))
    fs.writeFileSync(path.join(folder, file), text);
  const rest = run(empty, 'globalData.ts', {
    'globalData.json': {default: {}, __esModule: true},
  });
  for (const [file, text] of Object.entries(modules)) {
    const place = path.join(folder, file);
    expect(docRoutesLoader.call(contextOf(empty, place), text)).toBe(text);
  }
  expect(JSON.stringify(rest.default)).toBe('{}');
  fs.rmSync(empty, {recursive: true});
});

test('a module of another form is an error that says what to do', () => {
  for (const file of ['routes.js', 'pages.ts']) {
    const place = path.join(site, '.docusaurus', file);
    expect(() => docRoutesLoader.call(contextOf(site, place), 'export default [];')).toThrow(
      /adapt .*docRoutesLoader\.cjs/,
    );
  }
});
