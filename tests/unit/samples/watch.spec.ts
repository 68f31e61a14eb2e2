import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import type {PageResult} from 'mdx-docs-checker/samples';
import {watchSamples} from '../../../scripts/lib/samples/watch';
import {createProject, removeProject} from './temporaryProject';

let root = '';

test.beforeEach(() => {
  root = createProject();
});

test.afterEach(() => {
  removeProject(root);
});

const write = (name: string, code: string) => {
  writeFileSync(join(root, 'docs', name), `\`\`\`ts\n${code}\n\`\`\`\n`);
};

test('a saved page is checked, and only that page', async () => {
  write('other.mdx', 'export const a: string = 1;');
  write('edited.mdx', 'export const a = 1;');
  const results: PageResult[] = [];
  const watcher = watchSamples({root, onResult: (result) => results.push(result)});
  await watcher.ready;

  write('edited.mdx', 'export const a: string = 1;');
  writeFileSync(join(root, 'docs/notes.txt'), 'not a page');
  await expect.poll(() => results.length, {timeout: 60_000}).toBe(1);
  expect(results[0]?.findings).toEqual([
    {
      file: 'docs/edited.mdx',
      line: 2,
      column: 14,
      code: 'TS2322',
      message: "Type 'number' is not assignable to type 'string'.",
    },
  ]);

  write('edited.mdx', 'export const a: number = 1;');
  await expect.poll(() => results.length, {timeout: 60_000}).toBe(2);
  expect(results[1]).toEqual({page: 'docs/edited.mdx', samples: 1, unchecked: 0, findings: []});
  await watcher.close();
});
