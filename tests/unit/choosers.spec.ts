import path from 'node:path';
import {expect, test} from '@playwright/test';

import {readInventory} from '../../src/content/inventory';
import {optionsFor} from '../../src/data/choosers/chooser';
import {mediaTags} from '../../src/data/choosers/mediaTags';
import {motions} from '../../src/data/choosers/motions';
import {renderers} from '../../src/data/choosers/renderers';

const addresses = new Set(readInventory(path.resolve(__dirname, '../..')).map((p) => p.address));

for (const chooser of [mediaTags, motions, renderers]) {
  test(`${chooser.label}: each need has an answer, and each option a page and a strength`, () => {
    const needs = Object.keys(chooser.needs);
    const met = chooser.options.flatMap(({meets}): string[] => [...meets]);
    expect(needs.filter((need) => !met.includes(need))).toEqual([]);
    expect(met.filter((need) => !needs.includes(need))).toEqual([]);
    expect(chooser.options.filter(({meets}) => meets.length === 0)).toEqual([]);
    expect(chooser.options.filter(({page}) => !addresses.has(page))).toEqual([]);
  });
}

test('options meet all needs at once', () => {
  const names = (...needs: (keyof typeof mediaTags.needs)[]): string[] =>
    optionsFor(mediaTags, needs).map(({name}) => name);
  expect(names()).toHaveLength(mediaTags.options.length);
  expect(names('video')).toEqual(['<OffthreadVideo>', '<Video>']);
  expect(names('sound', 'still')).toEqual([]);
});
