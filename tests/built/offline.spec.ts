// What the offline copy is downloaded by: it has to be whole, and nothing else may load it.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import {expect, test} from '@playwright/test';

import type {OfflineFile, OfflineList, OfflinePart} from 'docusaurus-offline-copy/list';
import {buildFolder} from '../support/buildFolder';

const read = (file: string): string => fs.readFileSync(path.join(buildFolder, file), 'utf8');

const list = JSON.parse(read('offline.json')) as OfflineList;

if (!list.isOn) throw new Error('The build has no offline copy: OFFLINE_COPY was "off".');

const {core, sections} = list;

const filesOf = ({manifest}: OfflinePart): OfflineFile[] =>
  JSON.parse(read(manifest)) as OfflineFile[];

const bytesOf = (place: string): Buffer => {
  const file = path.join(buildFolder, place);
  return fs.readFileSync(fs.statSync(file).isFile() ? file : path.join(file, 'index.html'));
};

test('manifests name each file once, as it is served', () => {
  const places = new Set<string>();
  // Thousands of files: one expectation for each would take a minute.
  const wrong: string[] = [];
  for (const part of [core, ...sections]) {
    const files = filesOf(part);
    for (const [place, hash] of files) {
      if (places.has(place)) wrong.push(`${place} is there twice`);
      places.add(place);
      const digest = createHash('sha256').update(bytesOf(place)).digest('hex');
      if (hash.length !== 16 || !digest.startsWith(hash)) wrong.push(`${place} is not ${hash}`);
    }
    expect(files.reduce((sum, [, , bytes]) => sum + bytes, 0)).toBe(part.bytes);
    expect(part.stored).toBeGreaterThan(part.bytes);
  }
  expect(wrong).toEqual([]);
  expect(places.size).toBeGreaterThan(1000);
});

test('a size is that of the compressed files', () => {
  const smallest = [...sections].sort((a, b) => a.bytes - b.bytes)[0];
  const files = smallest ? filesOf(smallest) : [];
  expect(files.length).toBeGreaterThan(0);
  for (const [place, , bytes] of files.filter(([name]) => !name.includes('.'))) {
    expect(zlib.gzipSync(bytesOf(place), {level: 6}).length, place).toBe(bytes);
  }
});

test('the guides, the reference, articles and templates are offered, each with its pages', () => {
  expect(sections.map(({id}) => id)).toEqual(
    expect.arrayContaining(['lambda', 'api', 'blog', 'learn', 'success-stories', 'templates']),
  );
  for (const section of sections) {
    const pages = filesOf(section).filter(([place]) => !/\.\w+$/.test(place));
    expect(pages.length, section.id).toBe(section.pages);
    expect(pages.map(([place]) => place)).toContain(section.start.replace(/\/$/, ''));
  }
});

test('what a copy needs to start, to look right and to search is in the core', () => {
  const places = filesOf(core).map(([place]) => place);
  for (const wanted of [
    /^search$/,
    /^offline$/,
    /^assets\/js\/main\./,
    /^assets\/js\/runtime~main\./,
    /^assets\/css\/styles\./,
    /^assets\/css\/search-dialog\./,
    /^assets\/js\/src_search_embedded_worker/,
    /^assets\/js\/src_search_embedded_explainWorker/,
    /^assets\/js\/sidebars\./,
    /^assets\/fonts\/instrument-sans/,
    /^assets\/search\/\w+\/names\.json$/,
    /^assets\/search\/\w+\/messages\.json$/,
    /^assets\/search\/\w+\/more-messages\.json$/,
    /^assets\/search\/\w+\/last-messages\.json$/,
    /^assets\/search\/\w+\/programs\.json$/,
  ]) {
    expect(
      places.some((place) => wanted.test(place)),
      String(wanted),
    ).toBe(true);
  }
  expect(places.filter((place) => place.startsWith('sandbox/'))).toEqual([]);
});

test('the worker is small, and only the page that offers the copy knows it', () => {
  expect(zlib.gzipSync(read('sw.js')).length).toBeLessThan(2000);
  const knowing = fs
    .readdirSync(path.join(buildFolder, 'assets/js'))
    .filter((name) => read(`assets/js/${name}`).includes('serviceWorker.register('));
  expect(knowing).toHaveLength(1);
  const [start = ''] = knowing;
  expect(start).not.toMatch(/^(?:main|runtime~main)\./);
});
