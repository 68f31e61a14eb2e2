import {expect, test} from '@playwright/test';

import {compareReleases, isReleases} from '../lib/compareReleases';
import type {Release} from '../lib/releases';

const known = {
  first: '4.0.0',
  documented: '4.0.319',
  releases: ['4.0.0', '4.0.100', '4.0.200', '4.0.319'],
};

const releases: Release[] = ['4.0.250', '4.0.150'].map((moment) => ({
  moment,
  name: moment,
  entries: [{id: 'a#b', label: 'b', words: 'is new'}],
}));

const isOwn = (name: string): boolean => name === 'garden';

const compare = (from: string, to: string) =>
  compareReleases({from, to, names: ['garden']}, known, isOwn, () => Promise.resolve(releases));

test('the releases between two versions are given for each package', async () => {
  expect(await compare('4.0.100', '4.0.200')).toEqual({
    kind: 'changes',
    from: '4.0.100',
    to: '4.0.200',
    packages: [{name: 'garden', releases: [releases[1]]}],
  });
  expect(await compare('^4.0.200', '4.0.319')).toMatchObject({
    from: '4.0.200',
    packages: [{releases: [releases[0]]}],
  });
});

test('what is no version, too new, or in the wrong order is a problem', async () => {
  expect(await compare('', '4.0.319')).toMatchObject({
    text: expect.stringContaining('Enter a version from '),
  });
  expect(await compare('cats', '4.0.319')).toMatchObject({
    text: expect.stringContaining('“cats” isn’t a version'),
  });
  expect(await compare('4.0.0', '4.0.400')).toMatchObject({
    text: expect.stringContaining('“4.0.400” isn’t'),
  });
  expect(await compare('4.0.200', '4.0.200')).toMatchObject({
    text: expect.stringContaining('isn’t older than'),
  });
});

test('what a package can’t load is thrown', async () => {
  const failing = compareReleases(
    {from: '4.0.0', to: '4.0.319', names: ['garden']},
    known,
    isOwn,
    () => Promise.reject(new Error('offline')),
  );
  await expect(failing).rejects.toThrow('offline');
});

test('a file of releases is told from others', () => {
  expect(isReleases(JSON.parse(JSON.stringify(releases)))).toBe(true);
  expect(isReleases([{moment: '4.0.1'}])).toBe(false);
  expect(isReleases({})).toBe(false);
});
