import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {emitFolder, writeFolder} from '../lib/emittedFolder';

const read = (folder: string, file: string): string =>
  fs.readFileSync(path.join(folder, file), 'utf8');

test('a folder gets new files, loses old ones, and keeps those with the same content', () => {
  const folder = test.info().outputPath('made');
  writeFolder(
    folder,
    new Map([
      ['a.json', '1'],
      ['deep/b.json', '2'],
      ['old.json', '3'],
    ]),
  );
  const past = new Date('2026-01-01');
  for (const file of ['a.json', 'deep/b.json']) fs.utimesSync(path.join(folder, file), past, past);
  writeFolder(
    folder,
    new Map([
      ['a.json', '1'],
      ['deep/b.json', 'new'],
    ]),
  );
  expect([read(folder, 'a.json'), read(folder, 'deep/b.json')]).toEqual(['1', 'new']);
  expect(fs.readdirSync(folder).sort()).toEqual(['a.json', 'deep']);
  expect(fs.statSync(path.join(folder, 'a.json')).mtime).toEqual(past);
  expect(fs.statSync(path.join(folder, 'deep/b.json')).mtime).not.toEqual(past);
});

/** Compiles with the bundler plugin for a folder; returns the files that it adds. */
const emitted = (folder: string): Map<string, string> => {
  const assets = new Map<string, string>();
  const compilation = {
    hooks: {
      processAssets: {
        tap: (_: unknown, work: () => void) => {
          work();
        },
      },
    },
    emitAsset: (file: string, source: {text: string}) => assets.set(file, source.text),
  };
  const compiler = {
    hooks: {
      thisCompilation: {
        tap: (_: unknown, work: (current: typeof compilation) => void) => {
          work(compilation);
        },
      },
    },
    webpack: {
      Compilation: {PROCESS_ASSETS_STAGE_ADDITIONAL: -2000},
      sources: {
        RawSource: class {
          readonly text: string;
          constructor(text: string) {
            this.text = text;
          }
        },
      },
    },
  };
  const plugin = emitFolder(folder) as unknown as {apply: (compiler: unknown) => void};
  plugin.apply(compiler);
  return assets;
};

test('each build has the files of the folder at their paths, and none if it is missing', () => {
  const folder = test.info().outputPath('emitted');
  expect([...emitted(folder)]).toEqual([]);
  const files = new Map([
    ['a.json', '1'],
    ['deep/b.json', '2'],
  ]);
  writeFolder(folder, files);
  expect(emitted(folder)).toEqual(files);
});
