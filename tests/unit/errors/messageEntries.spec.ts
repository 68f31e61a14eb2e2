import {expect, test} from '@playwright/test';

import {messageEntries, type QuotingPage} from '../../../src/errors/messageEntries';

const quote = (text: string, section = '', origin?: string) => ({
  text,
  section,
  origin,
  line: 1,
  column: 1,
});

const page = (
  url: string,
  quotations: readonly ReturnType<typeof quote>[],
  fields: Partial<QuotingPage> = {},
): QuotingPage => ({url, title: `Title of ${url}`, kind: 'guide', quotations, ...fields});

test('a message has its text, its program, its address and the places with their headings', () => {
  expect(
    messageEntries(
      [
        page('/docs/b', [quote('Zebras are missing ', 'stripes', 'npm')]),
        page('/docs/a', [quote('Apples are missing')], {listed: 'remotion'}),
      ],
      {},
    ),
  ).toEqual([
    {
      id: 'apples-are-missing',
      text: 'Apples are missing',
      kind: 'self-explanatory',
      package: 'remotion',
      group: 'composition',
      places: [{title: 'Title of /docs/a', url: '/docs/a', kind: 'guide'}],
    },
    {
      id: 'zebras-are-missing',
      text: 'Zebras are missing',
      origin: 'npm',
      kind: 'explained',
      group: 'composition',
      places: [{title: 'Title of /docs/b', url: '/docs/b#stripes', kind: 'guide'}],
    },
  ]);
});

test('a message that several pages quote is listed once, each page once, and sorted where it is explained', () => {
  const same = (number: number) => quote(`No frame ${String(number)} at /tmp/a${String(number)}`);
  const [entry, ...others] = messageEntries(
    [
      page('/docs/lambda/z', [same(1)]),
      page('/docs/player/a', [same(2), same(3)], {listed: 'remotion'}),
      page('/docs/studio', [same(4), same(5)], {kind: 'troubleshooting'}),
    ],
    {},
  );
  expect(others).toEqual([]);
  expect(entry).toMatchObject({group: 'studio', kind: 'explained', text: 'No frame 4 at /tmp/a4'});
  expect(entry?.places.map(({url}) => url)).toEqual([
    '/docs/studio',
    '/docs/player/a',
    '/docs/lambda/z',
  ]);
});

test('lines that belong to the one above, and texts without words, are no messages', () => {
  const texts = ['- a list item', '• a list item', '* a list item', '  indented', '1 2 3'];
  expect(
    messageEntries(
      [
        page(
          '/docs/a',
          texts.map((text) => quote(text)),
        ),
      ],
      {},
    ),
  ).toEqual([]);
});

for (const [address, group] of [
  ['/docs/lambda/troubleshooting/permissions', 'lambda-functions'],
  ['/docs/lambda/troubleshooting/messages#from-s3', 'lambda'],
  ['/docs/lambda/troubleshooting/messages#on-the-command-line', 'lambda'],
  ['/docs/lambda', 'lambda'],
  ['/docs/lambdas', 'composition'],
  ['/docs/cloudrun/cli', 'cloud-run'],
  ['/docs/player', 'player'],
  ['/docs/media-parser/format-support', 'media-files'],
  ['/docs/media-parser/parse-media', 'media-parser'],
  ['/docs/webcodecs/convert', 'webcodecs'],
  ['/docs/get-audio-data', 'webcodecs'],
  ['/docs/captions', 'captions'],
  ['/docs/troubleshooting/setup-errors#eslint', 'typescript-eslint'],
  ['/docs/troubleshooting/bundler-errors#types-and-values', 'typescript-eslint'],
  ['/docs/troubleshooting/bundler-errors#turbopack', 'bundlers'],
  ['/docs/troubleshooting/bundler-errors#server-and-client-components', 'setup'],
  ['/docs/troubleshooting/tool-errors', 'tools'],
  ['/docs/troubleshooting/setup-errors#installing-packages', 'packages'],
  ['/docs/troubleshooting/setup-errors', 'setup'],
  ['/docs/bundle', 'bundlers'],
  ['/docs', 'setup'],
  ['/docs/cli/render', 'command-line'],
  ['/docs/studio/a', 'studio'],
  ['/docs/gl-options', 'browser'],
  ['/docs/troubleshooting/composition-errors#react-errors', 'react'],
  ['/docs/troubleshooting/composition-errors', 'composition'],
  ['/docs/troubleshooting/media-errors#volume', 'audio-video'],
  ['/docs/troubleshooting/media-errors', 'assets'],
  ['/docs/renderer/render-media', 'renderer'],
  ['/docs/timeout', 'rendering'],
  ['/docs/offthreadvideo', 'audio-video'],
  ['/docs/gif/gif', 'assets'],
  ['/docs/recorder', 'recorder'],
  ['/docs/spring', 'animation'],
  ['/docs/anything-else', 'composition'],
] as const) {
  test(`a message of ${address} is in the section ${group}`, () => {
    const [url = '', section] = address.split('#');
    expect(messageEntries([page(url, [quote('No frame', section)])], {})[0]?.group).toBe(group);
  });
}
