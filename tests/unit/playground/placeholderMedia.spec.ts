import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {
  ownFileOf,
  possibleNames,
  placeholderKey,
  placeholderMedia,
} from '../../../src/playground/placeholderMedia';

const root = path.resolve(__dirname, '../../..');

test('stand-ins are files of the site, and small', () => {
  const files = [...new Set(placeholderMedia.values())];
  const stats = files.map((file) => fs.statSync(path.join(root, 'static', file)));
  expect(stats.every((stat) => stat.isFile())).toBe(true);
  const sizes = stats.map(({size}) => size);
  expect(Math.max(...sizes)).toBeLessThan(200_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000);
});

test('a name has the stand-in of its whole, or else of its extension', () => {
  const cases = {
    'street.mp4': 'mp4',
    'sounds/Click.WAV': 'wav',
    'logo#dark.png': 'png',
    'data/captions.json': 'captions.json',
    'badge.json': 'json',
    'flags/${country}.png': 'png',
    // This site has these itself.
    'demo/tone.wav': undefined,
    '/img/demos/hero.webp': undefined,
    // There are none for these.
    'scene.splinecode': undefined,
    'a.constructor': undefined,
    about: undefined,
    '': undefined,
  };
  for (const [name, key] of Object.entries(cases))
    expect(placeholderKey(placeholderMedia, name), name).toBe(key);
});

test('names are found in strings, however they are quoted', () => {
  const code = `import a from './a';
const list = ['one.mp4', "it's two.mp3", \`three-\${n}.png\`, '.wav', 'no name'];
const text = 'Ends. Here'; const open = 'four.mp4`;
  expect(possibleNames(code)).toEqual(['one.mp4', "it's two.mp3", 'three-${n}.png', '.wav']);
});

test('own files are named as they are, and never by a way out of their folders', () => {
  const cases = {
    'demo/tone.wav': 'demo/tone.wav',
    '/img/demos/hero.webp': 'img/demos/hero.webp',
    'img/../docs/spring/index.html': undefined,
    'img/%2e%2e/a.png': undefined,
    'https://other.example/img/a.png': undefined,
    'sandbox/demos/fade-in.json': undefined,
    'street.mp4': undefined,
  };
  for (const [name, file] of Object.entries(cases)) expect(ownFileOf(name), name).toBe(file);
});
