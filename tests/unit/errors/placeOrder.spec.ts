import {expect, test} from '@playwright/test';

import {
  isCloudPage,
  isOfOtherArea,
  isOfPackage,
  mentionsCloud,
  placeOrder,
  readMentions,
} from '../../../src/errors/placeOrder';

interface Place {
  url: string;
  title: string;
  kind: string;
}

const place = (url: string, kind = 'api', title = 'A title'): Place => ({url, kind, title});

/** The addresses in the order in which a reader of the text sees them, whatever order they come in. */
const order = (places: readonly Place[], text = 'It broke'): string[] => {
  const mentions = readMentions(text);
  const found = placeOrder(places, mentions).map(({url}) => url);
  expect(placeOrder(places.toReversed(), mentions).map(({url}) => url)).toEqual(found);
  return found;
};

test('pages about a problem come first, then reference pages, then guides, then the rest', () => {
  const kinds = ['troubleshooting', 'api', 'cli', 'index', 'guide', 'blog'];
  expect(order(kinds.map((kind) => place(`/docs/${kind}`, kind)))).toEqual(
    kinds.map((kind) => `/docs/${kind}`),
  );
});

test('a list of messages is about problems, although it is a guide', () => {
  const api = place('/docs/a');
  for (const url of ['/docs/render/messages', '/docs/render/messages#memory']) {
    expect(order([api, place(url, 'guide')])[0]).toBe(url);
  }
  expect(order([api, place('/docs/render/messages-of-others', 'guide')])[0]).toBe('/docs/a');
});

test('the page of a function that the text names comes before other pages, but not before those about problems', () => {
  const places = [
    place('/docs/aaa'),
    place('/docs/zzz', 'guide', 'staticFile()'),
    place('/docs/problem', 'troubleshooting'),
  ];
  expect(order(places, 'TypeError in staticFile: no name')).toEqual([
    '/docs/problem',
    '/docs/zzz',
    '/docs/aaa',
  ]);
  expect(order(places)).toEqual(['/docs/problem', '/docs/aaa', '/docs/zzz']);
  const trace = '    at Object.staticFile (/app/a.js:1:2)';
  expect(order(places, trace)[1]).toBe('/docs/zzz');
  // A component's title has angle brackets, and a name in an address or a path is none.
  const component = [place('/docs/aaa'), place('/docs/img', 'api', '<Img>')];
  expect(order(component, 'Img failed')[0]).toBe('/docs/img');
  expect(order(component, 'https://example.com/Img failed')[0]).toBe('/docs/aaa');
});

test('a page about a provider comes last, unless the text mentions the provider', () => {
  const cases = {
    lambda: ['lambda', 'AWS', 'Amazon', 'The main function timed out'],
    cloudrun: ['Cloud Run', 'cloudrun', 'GCP', 'Google'],
    recorder: ['The recorder'],
  };
  for (const [folder, words] of Object.entries(cases)) {
    for (const url of [`/docs/${folder}`, `/docs/${folder}/a`, `/docs/${folder}#a`]) {
      const places = [place(url, 'troubleshooting'), place('/docs/zzz', 'guide')];
      expect(order(places), url).toEqual(['/docs/zzz', url]);
      for (const word of words) expect(order(places, `${word} failed`)[0], word).toBe(url);
      expect(isOfOtherArea(readMentions('It broke'), {url})).toBe(true);
      expect(isOfOtherArea(readMentions(`${words[0] ?? ''} broke`), {url})).toBe(false);
    }
    const other = `/docs/${folder}-like`;
    expect(isOfOtherArea(readMentions('It broke'), {url: other})).toBe(false);
  }
});

test('of equal pages, the one about such a file comes first', () => {
  const places = [
    place('/docs/a', 'guide', 'Sound and audio'),
    place('/docs/b', 'guide', 'Images'),
    place('/docs/c', 'guide', 'Videos'),
  ];
  for (const [file, url] of Object.entries({
    'a.wav': '/docs/a',
    'b.jpeg': '/docs/b',
    'b.svg': '/docs/b',
    'c.mov': '/docs/c',
  })) {
    expect(order(places, `Cannot read ${file}`)[0], file).toBe(url);
  }
  expect(order(places, 'Cannot read c.movie')[0]).toBe('/docs/a');
});

test('of equal pages, a list of errors comes first, then the one that is higher up, then the shorter address', () => {
  expect(
    order([
      place('/docs/aa/b'),
      place('/docs/bbb'),
      place('/docs/cc#ab'),
      place('/docs/ca#ab'),
      place('/docs/zzz/zzz/zzz#errors'),
    ]),
  ).toEqual(['/docs/zzz/zzz/zzz#errors', '/docs/ca#ab', '/docs/cc#ab', '/docs/bbb', '/docs/aa/b']);
});

test('a stack trace says which package a message is from; other lines do not', () => {
  const trace = 'Error: no\n    at play (/app/node_modules/@remotion/player/dist/a.js:1:2)';
  expect(isOfPackage(readMentions(trace), {url: '/docs/player/api'})).toBe(true);
  expect(isOfPackage(readMentions(trace), {url: '/docs/gif/gif'})).toBe(false);
  expect(isOfPackage(readMentions(trace), {url: '/docs/player'})).toBe(false);
  expect(
    isOfPackage(readMentions('Cannot find @remotion/player/dist'), {url: '/docs/player/api'}),
  ).toBe(false);
});

test('what mentions a cloud that renders, and the pages about one', () => {
  for (const text of [
    'remotion lambda render',
    'the main function timed out',
    'aws-sdk',
    'Amazon S3',
    'Cloud Run',
    'cloudrun',
    'no GCP project',
    'Google Cloud',
    'google-cloud',
  ]) {
    expect(mentionsCloud(text), text).toBe(true);
  }
  for (const text of ['Google Chrome', 'Google Fonts', 'awsome', 'laws', 'cloud']) {
    expect(mentionsCloud(text), text).toBe(false);
  }
  for (const url of ['/docs/lambda', '/docs/lambda/cli', '/docs/cloudrun#a']) {
    expect(isCloudPage({url}), url).toBe(true);
  }
  for (const url of ['/docs/lambdas', '/docs/a/lambda']) expect(isCloudPage({url})).toBe(false);
});
