import {expect, test} from '@playwright/test';

import {namedPackages, readChoice, type Known} from '../lib/readChoice';
import {versionAfter, versionsFrom} from '../lib/versions';

const known: Known = {
  first: '4.0.0',
  documented: '4.0.319',
  releases: ['4.0.0', '4.0.199', '4.0.200', '4.0.202', '4.0.319'],
};

const isOwn = (name: string): boolean => name === 'garden' || name.startsWith('@garden/');

const read = (text: string): unknown => readChoice(text, known, isOwn);

const packageJson = (dependencies: unknown, field = 'dependencies'): string =>
  JSON.stringify({name: 'video', [field]: dependencies}, null, 2);

test('the version after one has the next number', () => {
  expect(versionAfter('4.0.301')).toBe('4.0.302');
  expect(versionAfter('4.0.9')).toBe('4.0.10');
  expect(versionsFrom('4.0.302', '4.0.305')).toBe(4);
  expect(versionsFrom('4.0.9', '4.0.9')).toBe(1);
  expect(versionsFrom('4.0.9', '5.0.0')).toBe(Infinity);
});

test('a version is understood as it is written in commands and files', () => {
  for (const text of ['4.0.200', ' v4.0.200\n', '=4.0.200', 'npm:garden@4.0.200'])
    expect(read(text), text).toEqual({kind: 'version', version: '4.0.200'});
  expect(read('  ')).toEqual({kind: 'empty'});
});

test('versions without a history say which side they are on', () => {
  expect(read('3.3.102')).toEqual({kind: 'earlier', version: '3.3.102'});
  expect(read('4.0.320')).toEqual({kind: 'later', version: '4.0.320'});
  expect(read('5.0.0')).toEqual({kind: 'later', version: '5.0.0'});
  expect(read('4.0.201')).toEqual({kind: 'unpublished', version: '4.0.201', before: '4.0.200'});
});

test('ranges and tags are no versions; the lowest version of a range is offered', () => {
  expect(read('^4.0.200')).toEqual({kind: 'range', range: '^4.0.200', lowest: '4.0.200'});
  expect(read('~4.0.200')).toEqual({kind: 'range', range: '~4.0.200', lowest: '4.0.200'});
  expect(read('>=4.0.200 <5')).toEqual({kind: 'range', range: '>=4.0.200 <5', lowest: '4.0.200'});
  for (const range of ['4.0', '4', '4.x', '4.0.x', '*', 'latest', '<5', '4.0.1 - 4.0.9'])
    expect(read(range), range).toEqual({kind: 'range', range});
});

test('other texts are said to be unreadable', () => {
  for (const text of ['garden', 'http://example.com', '4.0.200-alpha.1', 'workspace:*'])
    expect(read(text), text).toEqual({kind: 'unreadable', why: 'text'});
  expect(read('{"name": ')).toEqual({kind: 'unreadable', why: 'json'});
  expect(read('[1, 2]')).toEqual({kind: 'unreadable', why: 'no-package'});
  expect(read('{"dependencies": 5}')).toEqual({kind: 'unreadable', why: 'no-package'});
  expect(read(packageJson({react: '19.0.0'}))).toEqual({kind: 'unreadable', why: 'no-package'});
  expect(read(packageJson({garden: 'workspace:*'}))).toEqual({
    kind: 'unreadable',
    why: 'elsewhere',
  });
  expect(read(`{${' '.repeat(600_000)}`)).toEqual({kind: 'unreadable', why: 'json'});
});

test('a package.json has one version, a range, or a mixture', () => {
  const same = {garden: '4.0.200', '@garden/cli': '4.0.200', react: '19.0.0'};
  expect(read(packageJson(same))).toEqual({kind: 'version', version: '4.0.200'});
  expect(read(packageJson(same, 'devDependencies'))).toMatchObject({kind: 'version'});
  expect(read(packageJson({garden: '^4.0.200'}))).toMatchObject({kind: 'range'});
  expect(read(packageJson({...same, '@garden/player': '4.0.202'}))).toEqual({
    kind: 'mixed',
    packages: [
      {name: 'garden', version: '4.0.200'},
      {name: '@garden/cli', version: '4.0.200'},
      {name: '@garden/player', version: '4.0.202'},
    ],
    lowest: '4.0.200',
  });
  expect(read(packageJson({garden: '^4.0.199', '@garden/cli': '4.0.200'}))).toMatchObject({
    kind: 'mixed',
    lowest: '4.0.199',
  });
});

test('packages without the history are left out', () => {
  expect(
    namedPackages(JSON.parse(packageJson({'@garden-x/a': '1.0.0', gardens: '2.0.0'})), isOwn),
  ).toEqual([]);
  expect(namedPackages(JSON.parse('{"dependencies": {"__proto__": "1.0.0"}}'), isOwn)).toEqual([]);
});
