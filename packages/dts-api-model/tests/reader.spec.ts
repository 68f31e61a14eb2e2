import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {openEntries, readEntries, readProgram, type ReaderOptions, type Substitute} from '../lib';
import {findExport, packageOf, type ApiField, type ApiModel} from '../lib/model';

const OPTIONS: ReaderOptions = {
  isOwn: (name) => name === 'garden' || name.startsWith('@garden/'),
};

/** Declarations of a library with two packages, and of one that it uses, which nests a copy of another. */
const PACKAGES = {
  garden: `
    import type {Seed} from '@garden/seeds';
    import type {Pump} from 'pump';
    type Bed = {width: number; pump?: Pump};
    export declare const plant: (seed: Seed, options?: Partial<Bed>) => void;
    export declare const VERSION: '2.1.0';
    export declare const Internals: {secret: number};
    export {};
  `,
  '@garden/seeds': `export type Seed = {kind: 'bean' | 'pea'; depth?: number};`,
  'garden/node_modules/pump': `export type Pump = {liters: number; motor: Pump};`,
  pump: `export type Pump = {gallons: number};`,
};

let root = '';

const install = (name: string, declarations: string): void => {
  const folder = path.join(root, 'node_modules', name);
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'index.d.ts'), declarations);
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({name: path.basename(name), version: '2.1.0', types: 'index.d.ts'}),
  );
};

test.beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'garden-'));
  for (const [name, declarations] of Object.entries(PACKAGES)) install(name, declarations);
});

test.afterEach(() => {
  fs.rmSync(root, {recursive: true});
});

const read = (options: ReaderOptions, entries = ['garden']): ApiModel => ({
  versions: {},
  entries: readEntries(root, entries, options),
});

const paramsOf = (model: ApiModel): ApiField[] => findExport(model, 'garden#plant')?.params ?? [];

test("the API's own types are taken apart, those of other packages are named", () => {
  const model = read(OPTIONS, ['garden', '@garden/seeds']);
  const [seed, options] = paramsOf(model);
  expect(seed).toMatchObject({typeName: 'Seed', typePackage: '@garden/seeds', optional: false});
  expect(seed?.fields?.map(({name, type}) => [name, type])).toEqual([
    ['kind', "'bean' | 'pea'"],
    ['depth', 'number'],
  ]);
  expect(options).toMatchObject({optional: true, type: 'Partial<Bed>'});
  expect(options?.fields?.find(({name}) => name === 'pump')).toEqual({
    name: 'pump',
    optional: true,
    // Nobody can import it, since the package has its own copy, so it's spelled out; its fields are not the API's.
    type: '{liters: number; motor: Pump}',
  });
  expect(findExport(model, '@garden/seeds#Seed')?.signature).toContain("kind: 'bean' | 'pea';");
  expect(findExport(model, 'garden#Internals')?.internal).toBe(true);
  expect(findExport(model, 'garden#Nothing')).toBeUndefined();
  expect(packageOf('@garden/seeds/extra')).toBe('@garden/seeds');
});

test('modules that are not to be read stay unresolved', () => {
  const asked: string[] = [];
  const shapeOfPump = (isRead: boolean): string | undefined => {
    const program = openEntries(root, ['garden'], {
      ...OPTIONS,
      isRead: (specifier) => {
        asked.push(specifier);
        return isRead;
      },
    });
    const model = {versions: {}, entries: readProgram(program, root, true)};
    return paramsOf(model)[1]?.fields?.find(({name}) => name === 'pump')?.shape;
  };
  expect(shapeOfPump(false)).toBe('?');
  expect(shapeOfPump(true)).toBe('Pump');
  expect(new Set(asked)).toEqual(new Set(['pump']));
});

test('a module that is not installed is looked for elsewhere', () => {
  install('garden', `import type {Hose} from 'hose/v2'; export declare const hose: Hose;`);
  install('hose', 'export type Hose = {meters: number};');
  install('../other/node_modules/pipe', 'export type Hose = {inches: number};');
  const shapes = (substitute: ReaderOptions['substitute']): (string | undefined)[] => {
    const program = openEntries(root, ['garden'], {...OPTIONS, ...(substitute && {substitute})});
    return (readProgram(program, root, true).garden ?? []).map(({shape}) => shape);
  };
  expect(shapes(undefined)).toEqual(['?']);
  expect(shapes(() => ({specifier: 'hose'}))).toEqual(['Hose']);
  expect(shapes(() => ({specifier: 'pipe'}))).toEqual(['?']);
  const elsewhere = (_: string, folder: string): Substitute => ({
    specifier: 'pipe',
    root: path.join(folder, 'other'),
  });
  expect(shapes(elsewhere)).toEqual(['Hose']);
});

test("names and order are no difference between spelled-out types, nor is a release's number", () => {
  const shapesOf = (options: ReaderOptions): (string | undefined)[] => {
    const program = openEntries(root, ['garden'], options);
    return (readProgram(program, root, true).garden ?? []).map(({shape}) => shape);
  };
  install(
    'garden',
    `type Bed = {b?: 1 | 2; a: string}; export declare const bed: Bed[]; export declare const VERSION: '2.1.0'; export {};`,
  );
  const before = shapesOf({...OPTIONS, isReleaseNumber: (text) => text.startsWith('2.')});
  install(
    'garden',
    `interface Patch {a: string; b?: 2 | 1} export declare const bed: Array<Patch>; export declare const VERSION: '2.2.0'; export {};`,
  );
  expect(before).toEqual(['{ a: string; b?: 1 | 2 }[]', 'string']);
  expect(shapesOf({...OPTIONS, isReleaseNumber: (text) => text.startsWith('2.')})).toEqual(before);
  expect(shapesOf(OPTIONS)[1]).toBe("'2.2.0'");
});

test('an entry point without types is an error', () => {
  expect(() => read(OPTIONS, ['garden/nothing'])).toThrow('No types found for garden/nothing');
});
