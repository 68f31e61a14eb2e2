import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {openCards, type Card} from 'docusaurus-social-cards';

import {openCardCache, readDesign} from '../../../src/plugins/social-cards/design';
import {runInThread} from '../../../src/threads';

/** A folder with what the cards of a site are drawn from; each test gets a cache of its own with it. */
const makeSite = (): string => {
  const site = test.info().outputPath('site');
  fs.cpSync('static/img/logo-white.svg', path.join(site, 'static/img/logo-white.svg'));
  fs.mkdirSync(path.join(site, 'node_modules'));
  fs.symlinkSync(path.resolve('node_modules/@fontsource'), `${site}/node_modules/@fontsource`);
  return site;
};

const drawAhead = (siteDir: string, cards: readonly Card[]): Promise<void> =>
  runInThread(path.resolve('src/plugins/social-cards/cardsThread.ts'), {siteDir, cards});

const cardsOf = (site: string): string[] =>
  fs.readdirSync(path.join(site, 'node_modules/.cache/site/cards'));

test('cards that a thread has drawn are found again, and are PNGs of the right size', async () => {
  const site = makeSite();
  const cards = ['spring()', 'How to render'].map((title) => ({title, kind: 'API'}));
  await drawAhead(site, cards);
  const drawn = cardsOf(site);
  expect(drawn).toHaveLength(2);
  const readCard = openCards(readDesign(site), openCardCache(site));
  const [spring, render] = await Promise.all(cards.map(readCard));
  expect(cardsOf(site)).toEqual(drawn);
  expect(spring).not.toEqual(render);
  // The header of a PNG: its signature, the first chunk's length and name, and the size.
  const header = Buffer.from(spring ?? []);
  expect(header.toString('latin1', 1, 4)).toBe('PNG');
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([1200, 630]);
  await readCard({title: 'spring()', kind: 'Guide'});
  expect(cardsOf(site)).toHaveLength(3);
});

test('what goes wrong in the thread is told', async () => {
  const site = makeSite();
  fs.rmSync(path.join(site, 'static/img/logo-white.svg'));
  await expect(drawAhead(site, [{title: 'spring()', kind: 'API'}])).rejects.toThrow(
    'logo-white.svg',
  );
});
