import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';

import epub, {validateOptions, type ListedBook} from '../lib';

type Hook<Name extends 'postBuild' | 'allContentLoaded'> = Parameters<NonNullable<Plugin[Name]>>[0];

const page = (main: string): string =>
  `<!doctype html><head><title>A</title></head><body><main>${main}</main></body>`;

/** The content of the docs plugin: one sidebar with a category. */
const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            {id: 'soil', permalink: '/base/docs/soil'},
            {id: 'seeds', permalink: '/base/docs/seeds'},
          ],
          sidebars: {
            docs: [
              {
                type: 'category',
                label: 'Beds',
                items: [
                  {type: 'doc', id: 'soil'},
                  {type: 'doc', id: 'seeds'},
                ],
              },
            ],
          },
        },
      ],
    },
  },
};

/** Runs the plugin on a build with these docs; returns its folder and the data of the plugin. */
const run = async (
  docs: Readonly<Record<string, string>>,
  options: object = {},
): Promise<{outDir: string; books: readonly ListedBook[]}> => {
  const outDir = test.info().outputPath('build');
  for (const [name, main] of Object.entries(docs)) {
    fs.mkdirSync(path.join(outDir, 'docs', name), {recursive: true});
    fs.writeFileSync(path.join(outDir, 'docs', name, 'index.html'), page(main));
  }
  const context = {
    siteDir: __dirname,
    baseUrl: '/base/',
    siteConfig: {url: 'https://garden.example', title: 'Garden'},
  } as unknown as LoadContext;
  const plugin = epub(context, validateOptions({options}));
  let books: readonly ListedBook[] = [];
  await plugin.allContentLoaded?.({
    allContent,
    actions: {
      createData: (_: string, data: string) => {
        books = JSON.parse(data) as ListedBook[];
        return Promise.resolve('');
      },
    },
  } as unknown as Hook<'allContentLoaded'>);
  await plugin.postBuild?.({
    outDir,
    baseUrl: '/base/',
    routes: [],
    routesPaths: Object.keys(docs).map((name) => `/base/docs/${name}`),
  } as unknown as Hook<'postBuild'>);
  return {outDir, books};
};

const docs = {
  soil: '<h1>Soil</h1><p>Loose. <a href=/base/docs/seeds#sow>Sow</a></p>',
  seeds: '<h1>Seeds</h1><h2 id=sow>Sow</h2>',
};

test('a build has an EPUB of everything, and an EPUB and a page to print of each section', async () => {
  const {outDir, books} = await run(docs, {version: '2.1', styles: 'h1 {}', wholeBook: 'garden'});
  expect(books.map(({title, pages}) => [title, pages])).toEqual([
    ['Garden documentation', 2],
    ['Beds', 2],
  ]);
  const [whole, beds] = books;
  expect(whole?.group).toBe('');
  expect(fs.readdirSync(path.join(outDir, 'book')).sort()).toEqual(
    ['book.css', 'garden.epub', `${beds?.id}.epub`, `${beds?.id}.html`].sort(),
  );
  expect(fs.readFileSync(path.join(outDir, 'book/book.css'), 'utf8')).toMatch(/h1 \{\}$/u);
  const files = unzipSync(fs.readFileSync(path.join(outDir, 'book/garden.epub')));
  const soil = files['book/base.docs.soil.xhtml'];
  expect(soil && strFromU8(soil)).toContain('<a href="base.docs.seeds.xhtml#h-sow">Sow</a>');
  // The pages themselves stay as they are.
  expect(fs.readFileSync(path.join(outDir, 'docs/soil/index.html'), 'utf8')).toBe(page(docs.soil));
});

test('a page that no book can have fails the build with its address', async () => {
  await expect(run({...docs, soil: '<h1>Soil</h1><object></object>'})).rejects.toThrow(
    '/base/docs/soil: <object> has no form in a book.',
  );
});

test('chapters and pictures come from the cache if their pages are the same', async () => {
  const known = new Map<string, unknown>();
  let made = 0;
  const store = {
    get: (inputs: readonly unknown[]) => known.get(JSON.stringify(inputs)),
    set: (inputs: readonly unknown[], value: unknown) => {
      made++;
      known.set(JSON.stringify(inputs), value);
    },
  };
  const cache = {chapters: store, pictures: store};
  const {outDir} = await run(docs, {cache});
  fs.rmSync(path.join(outDir, 'book'), {recursive: true});
  await run({...docs, seeds: '<h1>All seeds</h1>'}, {cache});
  expect(made).toBe(3);
});

test('each wrong option is named with what is wrong about it', () => {
  for (const [options, problem] of [
    [{books: 'a'}, "Unrecognized key(s) in object: 'books'"],
    [{version: 2}, 'version: Expected string, received number'],
    [{folder: 'book'}, 'folder: Expected a path that ends with a slash'],
    [{handlers: [{matches: 'a', convert: () => []}]}, 'handlers.0.matches: Expected function'],
    [{cache: {chapters: {}}}, 'cache.chapters.get: Expected function'],
  ] as const) {
    expect(() => validateOptions({options}), problem).toThrow(
      `Invalid options for docusaurus-epub:\n  ${problem}`,
    );
  }
});
