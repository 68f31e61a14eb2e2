// The packed package in an empty folder, on the project of the example.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {installPacked} from '../../support/installPacked';

const name = 'eslint-plugin-remotion-samples';
const installed = path.resolve(__dirname, '../../../node_modules');

interface Result {
  filePath: string;
  messages: {line: number; ruleId: string}[];
  suppressedMessages: {line: number; ruleId: string}[];
}

let folder = '';

test.beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`)));
  installPacked(name, folder);
  fs.symlinkSync(path.join(installed, 'eslint'), path.join(folder, 'node_modules/eslint'));
  fs.cpSync(path.join(__dirname, '../example'), folder, {recursive: true});
});

test.afterAll(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

test('ESLint finds what is wrong in a project, and keeps quiet where it is told to', () => {
  const types = path.join(folder, 'node_modules', name, 'dist/index.d.ts');
  expect(fs.readFileSync(types, 'utf8')).toContain('recommended');
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(folder, 'node_modules/eslint/bin/eslint.js'), '--format', 'json', 'src'],
    {cwd: folder, encoding: 'utf8', env: {...process.env, NODE_OPTIONS: ''}},
  );
  expect(stderr).toBe('');
  const places = (kind: 'messages' | 'suppressedMessages'): string[] =>
    (JSON.parse(stdout) as Result[]).flatMap((result) =>
      result[kind].map(({line, ruleId}) => `${path.basename(result.filePath)}:${line} ${ruleId}`),
    );
  expect(places('messages')).toEqual([
    'Report.jsx:9 remotion-samples/sound-behind-null',
    'server.js:6 remotion-samples/bundle-per-request',
    'server.js:8 remotion-samples/visitor-path',
  ]);
  expect(places('suppressedMessages')).toEqual(['server.js:15 remotion-samples/loosened-security']);
});
