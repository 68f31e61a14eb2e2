import {expect, test} from '@playwright/test';

import {errorSigns} from '../../../src/errors/errorSigns';
import {createMessageFinder} from '../../../src/errors/findMessages';
import {createProgramFinder} from '../../../src/errors/findProgram';

interface Place {
  readonly url: string;
}

/** Messages by the heading that explains them. */
const messages: Readonly<Record<string, readonly string[]>> = {
  '/docs/kilns#firing': [
    'The kiln exploded while firing a teapot',
    'The glaze cracked because the kiln cooled too quickly',
    'The thermocouple of the kiln reports nothing',
  ],
  '/docs/looms#threads': ['The warp thread snapped near the shuttle', 'The shuttle got stuck'],
  '/docs/reel': ['The reel of the video is empty'],
  ...Object.fromEntries(
    Array.from({length: 30}, (_, index) => [
      `/docs/other${String(index)}`,
      [`The other${String(index)} is not a video`],
    ]),
  ),
};

const finder = createMessageFinder(
  Object.entries(messages).flatMap(([url, texts]) =>
    texts.map((text) => ({text, places: [{url}]})),
  ),
  ({text}) => text,
);

const find = createProgramFinder<Place>(finder, {
  programs: [
    {name: 'Kiln', place: {url: '/docs/kilns#firing'}, words: 'kiln stoneware'},
    {name: 'Oven', place: {url: '/docs/kilns#firing'}, words: 'oven pyrolysis'},
    {name: 'Loom', place: {url: '/docs/looms#threads'}, words: 'loom jacquard'},
  ],
  signs: errorSigns,
});

const named = (text: string): string => {
  const found = find(text);
  return found ? `${found.name}: ${found.place.url}` : 'nothing';
};

test('a message that no page has is found by the words that it shares with others, and by the program’s own', () => {
  expect(named('Error: the kiln has no shelf for stoneware')).toBe('Kiln: /docs/kilns#firing');
  // A word that no message has.
  expect(named('Error: jacquard card 7 is upside down')).toBe('Loom: /docs/looms#threads');
  // Of two programs with the same heading, the one with more words of its own.
  expect(named('Error: oven: pyrolysis was interrupted in the kiln')).toBe(
    'Oven: /docs/kilns#firing',
  );
});

test('it needs a word of its own, and enough words of its messages', () => {
  expect(named('Error: the shuttle snapped')).toBe('nothing');
  const strange = (count: number): string =>
    Array.from({length: count}, (_, index) => `strange${String(index)}`).join(' ');
  expect(named(`Error: the loom snapped ${strange(5)}`)).toBe('Loom: /docs/looms#threads');
  expect(named(`Error: the loom snapped ${strange(100)}`)).toBe('nothing');
});

test('there is no program for a text without a sign of an error, or one that is most like the toolkit’s messages', () => {
  expect(named('We bought a kiln for stoneware, and a loom')).toBe('nothing');
  expect(named('Error: the reel of the video')).toBe('nothing');
  expect(named('Error: nothing in common')).toBe('nothing');
  expect(named('')).toBe('nothing');
});

test('a program is found among the others at the end of a long log, too', () => {
  const log = 'Frame 12 of 300\n'.repeat(60_000);
  expect(named(`${log}Error: the kiln exploded`)).toBe('Kiln: /docs/kilns#firing');
});

test('texts with a sign of an error are told from others', () => {
  const hasSign = (text: string): boolean => errorSigns.some((sign) => sign.test(text));
  for (const text of [
    'Error: it broke',
    'npm ERR! code E404',
    'error TS2307: Cannot find module',
    '[h264 @ 0x55d0c0e0] non-existing PPS 0 referenced',
    'listen EADDRINUSE 0.0.0.0:3000',
    'FUNCTION_INVOCATION_TIMEOUT',
    '12:00:01 Could not connect to the Docker daemon',
    '✘ [ERROR] No loader',
    'NoSuchBucket: The specified bucket',
    'Command exited with code 1',
    'The term "sh" is not recognized as the name of a cmdlet',
    'ReferenceError',
    'zsh: permission denied: ./run.sh',
  ]) {
    expect(hasSign(text), text).toBe(true);
  }
  for (const text of [
    '',
    'An ordinary sentence about cats and dogs',
    'FROM node:22\nRUN apt-get install -y libnss3',
    'const [state, setState] = useState(0);',
    'docker build -t remotion .',
    'My grandmother failed the exam, and never told anyone.',
    'export NODE_ENV=production HTTPS_PROXY=http://proxy',
    'added 412 packages in 9s',
  ]) {
    expect(hasSign(text), text).toBe(false);
  }
});

test('signs are looked for in linear time', () => {
  for (const text of ['A', '_', 'A_', 'Aa', ' ', '\n', '[1', '[ ', '(', ':', 'E', 'x ', '5 ']) {
    const long = text.repeat(Math.ceil(20_000 / text.length));
    const start = process.cpuUsage().user;
    errorSigns.forEach((sign) => sign.test(long));
    // In microseconds; a quadratic expression takes seconds.
    expect(process.cpuUsage().user - start, text).toBeLessThan(200_000);
  }
});
