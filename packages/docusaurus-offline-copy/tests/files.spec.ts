import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {findFiles} from '../lib/build/findFiles.ts';
import {namedIn} from '../lib/build/records.ts';

let folder = '';

/** What the pages below need besides the files that they name. */
const needed = {
  corePages: ['offline', 'search'],
  wholeFolders: [/assets\/search\/\w+\//g],
  ignored: ['img/cards/'],
};

const htmlFiles = (): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'));

test.beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-files-'));
});

test.afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

const write = (files: Record<string, string>): void => {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
};

for (const baseUrl of ['/', '/preview/']) {
  const section = (id: string, ...places: string[]) => ({
    id,
    title: id,
    pages: places.map((place) => baseUrl + place),
  });
  const find = (
    chunks: Record<string, string[]>,
    pageChunks: Record<string, string[]>,
    ...sections: ReturnType<typeof section>[]
  ) => {
    const byAddress = Object.entries(pageChunks).map(([place, names]) => [baseUrl + place, names]);
    const named = Object.fromEntries(
      htmlFiles().map((file) => [file, namedIn(fs.readFileSync(path.join(folder, file), 'utf8'))]),
    );
    const pageNames = Object.fromEntries(byAddress) as Record<string, string[]>;
    const pages = {sections, chunks: pageNames};
    const found = [{...pages, named, measured: {}}, pages].map((noted) => {
      const {core, sections: own} = findFiles(folder, {baseUrl, pages: noted, chunks}, needed);
      return {core, ...Object.fromEntries(own)};
    });
    expect(found[1], 'without notes, the pages are read').toEqual(found[0]);
    return found[0];
  };

  test(`a section has its pages and what they load, and no more, below ${baseUrl}`, () => {
    write({
      'docs/a/index.html': `<img src="${baseUrl}img/a.png"><meta content="https://x.example${baseUrl}img/cards/a.png">`,
      'docs/b/index.html': '<p>img/none.png</p>',
      'blog/index.html': `<img srcset="${baseUrl}img/cover.webp 1x">`,
      'img/a.png': '',
      'img/unused.png': '',
      'img/cards/a.png': '',
      'img/cover.webp': '',
      'demo/clip.mp4': '',
      'assets/js/a.js': 'play("demo/clip.mp4"); new Worker(new URL(r.p + r.u("worker"), r.b))',
      'assets/js/worker.js': '',
      'assets/js/b.js': '',
    });
    expect(
      find(
        {a: ['assets/js/a.js'], b: ['assets/js/b.js'], worker: ['assets/js/worker.js']},
        {'docs/a': ['a'], 'docs/b': ['b'], blog: []},
        section('docs', 'docs/a', 'docs/b'),
        section('blog', 'blog'),
      ),
    ).toEqual({
      core: [],
      docs: [
        'assets/js/a.js',
        'assets/js/b.js',
        'assets/js/worker.js',
        'demo/clip.mp4',
        'docs/a/index.html',
        'docs/b/index.html',
        'img/a.png',
      ],
      blog: ['blog/index.html', 'img/cover.webp'],
    });
  });

  test(`the app, its search and what sections share are in the core, below ${baseUrl}`, () => {
    write({
      'search/index.html': '',
      'docs/a/index.html': '',
      'docs/b/index.html': '',
      'assets/js/main.js': `open("${baseUrl}assets/search/0123abcd/")`,
      'assets/css/styles.css': `@font-face { src: url(${baseUrl}assets/fonts/text.woff2) }`,
      'assets/fonts/text.woff2': '',
      'assets/js/shared.js': '',
      'assets/search/0123abcd/names.json': '[]',
      'assets/search/0123abcd/words/a.json': '[]',
      'assets/search/ffff0000/names.json': '[]',
    });
    expect(
      find(
        {main: ['assets/js/main.js', 'assets/css/styles.css'], shared: ['assets/js/shared.js']},
        {search: [], 'docs/a': ['shared'], 'docs/b': ['shared']},
        section('one', 'docs/a'),
        section('two', 'docs/b'),
      ),
    ).toEqual({
      core: [
        'assets/css/styles.css',
        'assets/fonts/text.woff2',
        'assets/js/main.js',
        'assets/js/shared.js',
        'assets/search/0123abcd/names.json',
        'assets/search/0123abcd/words/a.json',
        'search/index.html',
      ],
      one: ['docs/a/index.html'],
      two: ['docs/b/index.html'],
    });
  });

  test(`a page that the build has left out of its notes stops it, below ${baseUrl}`, () => {
    write({'docs/a/index.html': ''});
    const pages = {sections: [section('docs', 'docs/a')], chunks: {}, named: {}, measured: {}};
    expect(() => findFiles(folder, {baseUrl, pages, chunks: {}})).toThrow(
      "The build hasn't recorded what docs/a/index.html shows.",
    );
  });

  test(`a page that was not built stops the build, below ${baseUrl}`, () => {
    expect(() => find({}, {}, section('docs', 'docs/a'))).toThrow(
      `The section "docs" has ${baseUrl}docs/a, which is not in the build.`,
    );
  });
}
