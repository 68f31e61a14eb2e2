import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {chromium} from '@playwright/test';

import {escapeHtml} from '../../../src/markdown/escapeHtml';
import type {SearchPage} from '../../../src/search/records';
import {browserArgs, requireBrowser} from '../browser';
import {installPackages} from '../installPackages';
import {serveFolder} from '../serveFolder';
import {measureQuality, readQueries, type Quality} from './queries';
import {gzipBytes} from './sizes';

/** The compared libraries, installed for the comparison only. */
const versions = {minisearch: '7.2.0', '@orama/orama': '3.1.18', pagefind: '1.6.0'};

/** A library with an index of all pages; `search` returns addresses, best first. */
interface Library {
  name: string;
  search: (query: string) => Promise<string[]>;
  /** Bytes that a browser loads before the first results, without the library's code, compressed. */
  bytes: () => number;
  close?: () => Promise<void>;
}

export interface LibraryFigures {
  name: string;
  golden: Quality;
  further: Quality;
  bytes: number;
  /** Median time of a query, in milliseconds. */
  median: number;
}

interface TextRecord {
  id: number;
  url: string;
  title: string;
  names: string;
  description: string;
  headings: string;
  text: string;
}

const textRecord = (page: SearchPage, id: number): TextRecord => ({
  id,
  url: page.url,
  title: page.title,
  names: page.names.join(' '),
  description: page.description,
  headings: page.sections.map(({heading}) => heading).join(' '),
  text: page.sections.map(({text}) => text).join(' '),
});

const fields = ['title', 'names', 'description', 'headings', 'text'] as const;
/** The same for each library that takes them: as close to our own ranking as they allow. */
const boost = {title: 4, names: 5, description: 2, headings: 2};
const hitCount = 20;

/** Loads a library from the folder, by a module in it: some exist for `import` only. */
const load = async <T>(folder: string, name: keyof typeof versions): Promise<T> => {
  const file = path.join(folder, `load-${path.basename(name)}.mjs`);
  fs.writeFileSync(file, `export const library = await import('${name}');\n`);
  return ((await import(pathToFileURL(file).href)) as {library: T}).library;
};

interface MiniSearchIndex {
  addAll: (records: readonly TextRecord[]) => void;
  search: (query: string, options: object) => {url: string}[];
}

const miniSearch = async (folder: string, records: readonly TextRecord[]): Promise<Library> => {
  const loaded = await load<{default: unknown}>(folder, 'minisearch');
  const inner = loaded.default as {default?: unknown};
  const MiniSearch = (inner.default ?? inner) as new (options: object) => MiniSearchIndex;
  const index = new MiniSearch({fields, storeFields: ['url', 'title']});
  index.addAll(records);
  return {
    name: 'MiniSearch',
    search: (query) =>
      Promise.resolve(
        index
          .search(query, {prefix: true, fuzzy: 0.2, boost})
          .slice(0, hitCount)
          .map(({url}) => url),
      ),
    bytes: () => gzipBytes(JSON.stringify(index)),
  };
};

interface Orama {
  create: (options: object) => unknown;
  insertMultiple: (db: unknown, records: readonly object[]) => Promise<unknown>;
  search: (db: unknown, options: object) => Promise<{hits: {document: {url: string}}[]}>;
  save: (db: unknown) => unknown;
}

const orama = async (folder: string, records: readonly TextRecord[]): Promise<Library> => {
  const {create, insertMultiple, search, save} = await load<Orama>(folder, '@orama/orama');
  const schema = Object.fromEntries(['url', ...fields].map((field) => [field, 'string']));
  const db = create({schema, components: {tokenizer: {stemming: true, language: 'english'}}});
  await insertMultiple(
    db,
    records.map((record) => ({...record, id: String(record.id)})),
  );
  return {
    name: 'Orama',
    search: async (query) => {
      const options = {term: query, properties: fields, boost, tolerance: 1, limit: hitCount};
      const {hits} = await search(db, options);
      return hits.map(({document}) => document.url);
    },
    bytes: () => gzipBytes(JSON.stringify(save(db))),
  };
};

interface Pagefind {
  createIndex: () => Promise<{
    index: {
      addHTMLFile: (file: {url: string; content: string}) => Promise<unknown>;
      writeFiles: (options: {outputPath: string}) => Promise<unknown>;
    };
  }>;
  close: () => Promise<unknown>;
}

interface PagefindInPage {
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
}

/** The page as Pagefind would find it in the build: it weighs by tag. */
const htmlOf = ({title, names, description, sections}: SearchPage): string =>
  `<html lang="en"><body><h1>${escapeHtml(title)}</h1><p data-pagefind-weight="5">${escapeHtml(names.join(' '))}</p><p data-pagefind-weight="2">${escapeHtml(description)}</p>${sections
    .map(({heading, text}) => `<h2>${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p>`)
    .join('')}</body></html>`;

/** Pagefind searches in browsers only. */
const pagefind = async (folder: string, pages: readonly SearchPage[]): Promise<Library> => {
  const {createIndex, close} = await load<Pagefind>(folder, 'pagefind');
  const {index} = await createIndex();
  for (const page of pages) await index.addHTMLFile({url: page.url, content: htmlOf(page)});
  const outputPath = path.join(folder, 'site', 'pagefind');
  await index.writeFiles({outputPath});
  await close();
  fs.writeFileSync(
    path.join(folder, 'site', 'index.html'),
    '<!doctype html><script type="module">import * as engine from "/pagefind/pagefind.js"; window.engine = engine;</script>',
  );
  const server = await serveFolder(path.join(folder, 'site'));
  const browser = await chromium.launch({executablePath: requireBrowser(), args: browserArgs});
  const page = await browser.newPage();
  await page.goto(server.url);
  // Bytes of the query that loads most; its files are compressed already.
  let loaded = 0;
  let most = 0;
  page.on('response', (response) => {
    const file = path.join(folder, 'site', new URL(response.url()).pathname);
    if (/\.pf_\w+$/.test(file) && fs.existsSync(file)) loaded += fs.statSync(file).size;
  });
  return {
    name: 'Pagefind',
    search: async (query) => {
      loaded = 0;
      const found = await page.evaluate(
        async ([text, limit]) => {
          const {engine} = window as unknown as {engine: PagefindInPage};
          const {results} = await engine.search(text);
          const shown = await Promise.all(results.slice(0, limit).map((result) => result.data()));
          return shown.map(({url}) => url);
        },
        [query, hitCount] as const,
      );
      most = Math.max(most, loaded);
      return found;
    },
    bytes: () => most,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
};

const measure = async (library: Library, pages: readonly SearchPage[]): Promise<LibraryFigures> => {
  const urls = pages.map(({url}) => url);
  const times: number[] = [];
  const qualityOf = (list: 'golden' | 'further'): Promise<Quality> =>
    measureQuality(readQueries(list), urls, async ({query}) => {
      const start = performance.now();
      const found = await library.search(query);
      times.push(performance.now() - start);
      return {hits: found.map((url) => ({url}))};
    });
  const golden = await qualityOf('golden');
  const further = await qualityOf('further');
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const bytes = library.bytes();
  await library.close?.();
  return {name: library.name, golden, further, bytes, median};
};

/**
 * Installs other search libraries into a temporary folder and measures them with the same pages and
 * queries. Needs the network.
 */
export const measureLibraries = async (pages: readonly SearchPage[]): Promise<LibraryFigures[]> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-libraries-'));
  try {
    const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
    installPackages(folder, wanted);
    const records = pages.map(textRecord);
    const figures: LibraryFigures[] = [];
    for (const create of [
      () => miniSearch(folder, records),
      () => orama(folder, records),
      () => pagefind(folder, pages),
    ]) {
      figures.push(await measure(await create(), pages));
    }
    return figures;
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
};
