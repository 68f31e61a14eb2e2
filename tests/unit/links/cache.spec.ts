import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {openLinkCache} from '../../../scripts/lib/links/linkPage';
import {checkLinks} from '../../../scripts/lib/links/checkLinks';

const site = (): {root: string; page: string; kept: () => number} => {
  const root = mkdtempSync(path.join(tmpdir(), 'links-'));
  mkdirSync(path.join(root, 'docs'));
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{}');
  const cacheFile = path.join(root, 'node_modules/.cache/links.json');
  return {
    root,
    page: path.join(root, 'docs/a.mdx'),
    kept: () => {
      const {entries} = JSON.parse(readFileSync(cacheFile, 'utf8')) as {entries: object};
      return Object.keys(entries).length;
    },
  };
};

test('a second run finds the same, a changed page is read anew, and old texts are forgotten', async () => {
  const {root, page, kept} = site();
  const run = async (): Promise<number> =>
    (await checkLinks(root, [], openLinkCache(root))).findings.length;
  writeFileSync(page, '[Value](#value)\n');
  expect(await run()).toBe(1);
  expect(await run()).toBe(1);
  expect(kept()).toBe(1);
  writeFileSync(page, '## Value\n\n[Value](#value)\n');
  expect(await run()).toBe(0);
  expect(kept()).toBe(1);
  rmSync(root, {recursive: true});
});

test('a run over some pages keeps what is known of the others', async () => {
  const {root, page, kept} = site();
  writeFileSync(page, 'Text.\n');
  await checkLinks(root, [], openLinkCache(root));
  writeFileSync(path.join(root, 'docs/b.mdx'), 'More text.\n');
  await checkLinks(root, ['docs/b.mdx'], openLinkCache(root));
  expect(kept()).toBe(2);
  rmSync(root, {recursive: true});
});

test('results of another reader are not used', async () => {
  const {root, page, kept} = site();
  writeFileSync(page, 'Text.\n');
  await checkLinks(root, [], openLinkCache(root));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{"version": 2}');
  writeFileSync(path.join(root, 'docs/b.mdx'), 'More text.\n');
  await checkLinks(root, ['docs/b.mdx'], openLinkCache(root));
  expect(kept()).toBe(1);
  rmSync(root, {recursive: true});
});
