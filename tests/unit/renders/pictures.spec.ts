import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {collectRenders, type RenderJob} from '../../../scripts/lib/renders/collectRenders';
import {parsePage} from '../../../src/content/page';
import {
  hasStalePicture,
  pictureFile,
  recordPicture,
  removeUnusedPictures,
} from '../../../scripts/lib/renders/pictures';
import {readPictures} from '../../../src/content/pictures';

const fence = (code: string, meta: string): string => `\`\`\`tsx ${meta}\n${code}\n\`\`\`\n`;

let root: string;

test.beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  mkdirSync(path.join(root, 'src/content'), {recursive: true});
});

test.afterEach(() => {
  rmSync(root, {recursive: true});
});

const jobOf = async (code: string): Promise<RenderJob> => {
  const {jobs} = collectRenders(await parsePage('docs/card.mdx', fence(code, 'picture="A card"')));
  const [job] = jobs;
  if (!job) throw new Error('nothing is rendered');
  return job;
};

/** As after a render. */
const take = ({picture = '', hash}: RenderJob): void => {
  mkdirSync(path.dirname(pictureFile(root, picture)), {recursive: true});
  writeFileSync(pictureFile(root, picture), 'webp');
  recordPicture(root, picture, {hash, width: 640, height: 360});
};

const card = 'export const Card = () => <p>Card</p>;';

test('a picture is named after its page and its place among the pictures there', async () => {
  const pages = [card, card].map((code) => fence(code, 'picture="A card"'));
  const plain = fence(card, '');
  const {jobs} = collectRenders(
    await parsePage('docs/a/card.mdx', [pages[0], plain, pages[1]].join('\n')),
  );
  expect(jobs.map(({picture}) => picture)).toEqual(['docs/a/card-1', undefined, 'docs/a/card-2']);
});

test('a picture is stale until it was rendered, and when its code has changed', async () => {
  const job = await jobOf(card);
  expect(hasStalePicture(root, job)).toBe(true);
  take(job);
  expect(hasStalePicture(root, job)).toBe(false);
  expect(hasStalePicture(root, await jobOf(card.replace('Card</p>', 'Cards</p>')))).toBe(true);
  rmSync(pictureFile(root, job.picture ?? ''));
  expect(hasStalePicture(root, job)).toBe(true);
});

test('a sample without a picture has no stale one', async () => {
  const {jobs} = collectRenders(await parsePage('docs/card.mdx', fence(card, '')));
  expect(jobs.map((job) => hasStalePicture(root, job))).toEqual([false]);
});

test('pictures that no sample shows are removed', async () => {
  const job = await jobOf(card);
  take(job);
  take({...job, picture: 'docs/old-1'});
  expect(removeUnusedPictures(root, [job])).toEqual(['docs/old-1']);
  expect(existsSync(pictureFile(root, 'docs/old-1'))).toBe(false);
  expect(Object.keys(readPictures(root))).toEqual(['docs/card-1']);
  expect(removeUnusedPictures(root, [job])).toEqual([]);
});
