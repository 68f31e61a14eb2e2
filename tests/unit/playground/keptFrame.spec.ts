import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import type {FrameScripts} from '../../../src/plugins/playground/bundleFrame';
import {loadFrame} from '../../../src/plugins/playground/keptFrame';

let siteDir: string;
let bundled: number;

const write = (file: string, text: string): void => {
  const full = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(full), {recursive: true});
  fs.writeFileSync(full, text);
};

const bundle = (): Promise<FrameScripts> => {
  bundled++;
  return Promise.resolve({
    scripts: [
      {name: 'frame', file: 'assets/playground/frame.1.js', needs: [], code: `run(${bundled})`},
      {name: 'zod', file: 'assets/playground/zod.2.js', needs: [], code: 'zod()'},
    ],
    sources: ['src/playground/frame/main.ts'],
  });
};

test.beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-frame-'));
  bundled = 0;
  write('src/playground/frame/main.ts', 'main');
});

test.afterEach(() => {
  fs.rmSync(siteDir, {recursive: true, force: true});
});

test('the frame is bundled once for builds between which nothing in it changes', async () => {
  const first = await loadFrame(siteDir, bundle);
  write('src/playground/page/index.tsx', 'not in the frame');
  expect(await loadFrame(siteDir, bundle)).toEqual(first);
  expect(bundled).toBe(1);
});

for (const [what, file] of [
  ['a file in it', 'src/playground/frame/main.ts'],
  ['how it is bundled', 'src/plugins/playground/bundleFrame.ts'],
  ['an installed package', 'node_modules/.package-lock.json'],
] as const) {
  test(`the frame is bundled again when ${what} changes`, async () => {
    await loadFrame(siteDir, bundle);
    write(file, 'changed');
    expect((await loadFrame(siteDir, bundle)).scripts[0]?.code).toBe('run(2)');
    expect(bundled).toBe(2);
  });
}
