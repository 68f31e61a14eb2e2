import {inflateSync} from 'node:zlib';

import {expect, test} from '@playwright/test';

import {drawAhead, drawCard, openCards, rectangle, type Card} from '../lib';
import {encodePng} from '../lib/encodePng';
import {sizeOf, testDesign} from './testDesign';

const card: Card = {title: 'Sow', kind: 'Guide'};

test('a card is a PNG of the right size, the same for the same title and design', async () => {
  const picture = await drawCard(card, testDesign);
  expect(sizeOf(picture)).toEqual([1200, 630]);
  expect(await drawCard(card, testDesign)).toEqual(picture);
  const logo = '<svg viewBox="0 0 1 1"><rect width="1" height="1" fill="#fff"/></svg>';
  const others = [
    drawCard({...card, title: 'Reap'}, testDesign),
    drawCard({...card, kind: ''}, testDesign),
    drawCard(card, {...testDesign, name: 'Yard'}),
    drawCard(card, {...testDesign, logo}),
    drawCard(card, {
      ...testDesign,
      background: ({title}) => rectangle({x: 0, y: 600, width: title.length, height: 9}, '#fff'),
    }),
  ];
  for (const other of await Promise.all(others)) expect(other).not.toEqual(picture);
});

test('a title of any length stays on its card', async () => {
  for (const length of [1, 30, 60, 300]) {
    expect(sizeOf(await drawCard({...card, title: 'a'.repeat(length)}, testDesign))).toEqual([
      1200, 630,
    ]);
  }
});

test('a card that an earlier build has drawn comes from the cache', async () => {
  const known = new Map<string, Uint8Array>();
  const cache = {
    get: (inputs: readonly string[]) => known.get(String(inputs)),
    set: (inputs: readonly string[], picture: Uint8Array) => {
      known.set(String(inputs), picture);
    },
  };
  const readCard = openCards(testDesign, cache);
  await drawAhead(readCard, [card, {...card, title: 'Reap'}, card]);
  expect(known.size).toBe(2);
  const fake = new Uint8Array([1]);
  for (const key of known.keys()) known.set(key, fake);
  expect(await readCard(card)).toBe(fake);
  // A new logo is a new card.
  const logo = '<svg viewBox="0 0 1 1"></svg>';
  expect(await openCards({...testDesign, logo}, cache)(card)).not.toBe(fake);
});

test('pixels are written as PNG without a filter, row by row', () => {
  const pixels = Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]);
  const png = Buffer.from(encodePng(pixels, 1, 2));
  expect(sizeOf(png)).toEqual([1, 2]);
  const start = png.indexOf('IDAT') + 4;
  const data = png.subarray(start, start + png.readUInt32BE(start - 8));
  expect([...inflateSync(data)]).toEqual([0, 1, 2, 3, 4, 0, 5, 6, 7, 8]);
});
