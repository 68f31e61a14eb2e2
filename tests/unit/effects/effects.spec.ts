import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';

import {
  checkConfig,
  idleMethods,
  type ConfigEffects,
} from '../../../scripts/lib/effects/configEffects';
import {
  checkClientOptions,
  checkData,
  DATA_EFFECTS,
  type DataEffects,
} from '../../../scripts/lib/effects/dataEffects';
import {METHODS_WITHOUT_EFFECT} from '../../../src/toolkit-api/cli/settingNames';

const ROOT = resolve(__dirname, '../../..');

test.describe.configure({timeout: 120_000, mode: 'serial'});

let config: ConfigEffects = {};
let data: DataEffects = {};

// eslint-disable-next-line no-empty-pattern -- the runner reads what a hook needs from its parameters
test.beforeAll(async ({}, testInfo) => {
  const record = async (name: string): Promise<unknown> => {
    const out = testInfo.outputPath(`${name}.json`);
    await promisify(execFile)(
      process.execPath,
      [
        resolve(ROOT, 'node_modules/tsx/dist/cli.mjs'),
        resolve(ROOT, `scripts/lib/effects/${name}.ts`),
        ROOT,
        out,
      ],
      {maxBuffer: 50_000_000},
    );
    return JSON.parse(readFileSync(out, 'utf8'));
  };
  config = (await record('recordConfig')) as ConfigEffects;
  data = (await record('recordData')) as DataEffects;
});

const page = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

test('calling a method is seen in the commands that read it, and in no other', () => {
  expect(config.setCrf).toEqual(['render', 'lambda render', 'cloudrun render']);
  expect(config.setEnableFolderExpiry).toEqual(['lambda sites create']);
  expect(config.setShouldOpenBrowser).toEqual(['studio']);
  expect(config.setPublicDir).not.toContain('cloudrun sites create');
});

test('the methods that change nothing are those of the list', () => {
  const silent = Object.keys(config).filter((method) => config[method]?.length === 0);
  // This one fills in the Studio's dialog and does nothing in a command.
  expect(config.setMetadata).toEqual(['studio']);
  expect([...silent, 'setMetadata'].sort()).toEqual([...METHODS_WITHOUT_EFFECT].sort());
});

test('a page that says nothing about a dead method is found, and so is a live one on the list', () => {
  const text = page('docs/config.mdx');
  expect(checkConfig(config, ['setRepro', 'setCrf'], text)).toEqual([]);
  const silent = text.replace(
    /### `setRepro\(\)`[\s\S]*?(?=### )/u,
    '### `setRepro()`\n\nText.\n\n',
  );
  expect(checkConfig(config, ['setRepro'], silent)).toMatchObject([
    {
      file: 'docs/config.mdx',
      message: "Config.setRepro() has no effect, and the section doesn't say so",
    },
  ]);
  expect(checkConfig({...config, setCrf: []}, ['setCrf'], text)).toMatchObject([
    {message: 'Config.setCrf() has no effect on any command'},
  ]);
  expect(checkConfig({...config, setRepro: ['render']}, ['setRepro'], text)).toMatchObject([
    {message: 'Config.setRepro() has an effect on render'},
  ]);
  expect(checkConfig(config, ['setNew'], text)).toMatchObject([
    {message: "Config.setNew() isn't tried"},
  ]);
});

test('tables of options name no method that their command ignores', async () => {
  expect(await idleMethods(ROOT, config)).toEqual([]);
  const without = {...config, setScale: ['render']};
  expect(await idleMethods(ROOT, without)).toContainEqual({
    command: 'still',
    flag: 'scale',
    method: 'setScale',
  });
});

test('what deletes, overwrites or publishes does what the list says', () => {
  const other = DATA_EFFECTS.filter(
    ({trial, does}) =>
      trial !== undefined &&
      JSON.stringify(data[trial]) !== JSON.stringify([...(does ?? [])].sort()),
  );
  expect(other.map(({trial = ''}) => [trial, data[trial]])).toEqual([]);
});

test('a page that keeps quiet, and a trial with another result, are found', () => {
  const list = [
    {
      trial: 'cloudrun deploySite',
      does: ['deletes sites/intro/old.js'],
      says: /also deletes/u,
      pages: ['a.mdx'],
    },
  ];
  const messages = (text: string) => checkData(data, () => text, list).map(({message}) => message);
  expect(messages('It also deletes others.')).toEqual([
    expect.stringContaining('does: deletes sites/intro-2/index.html'),
  ]);
  expect(messages('It uploads.')).toContainEqual(
    "the page doesn't say what else is affected: deletes sites/intro/old.js",
  );
});

test('the table of requestHandler is what was tried, and a wrong row is found', () => {
  const pages = (change: (text: string) => string) => (file: string) => change(page(file));
  expect(
    checkClientOptions(
      data,
      pages((text) => text),
    ),
  ).toEqual([]);
  const wrong = checkClientOptions(
    data,
    pages((text) =>
      text.replace('finding out your account ID (STS)', '').replace('has no effect', 'works'),
    ),
  );
  expect(wrong.map(({message}) => message)).toEqual([
    'getSites() ignores requestHandler for GetCallerIdentity',
    'deleteRender() ignores requestHandler for GetCallerIdentity',
    'deploySite() ignores requestHandler for GetCallerIdentity',
    'forcePathStyle has no effect on requests to S3',
  ]);
});
