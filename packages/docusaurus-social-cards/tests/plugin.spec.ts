import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test} from '@playwright/test';

import socialCards, {validateOptions} from '../lib';
import {sizeOf, testDesign} from './testDesign';

type PostBuild = NonNullable<Plugin['postBuild']>;

const context = (): LoadContext =>
  ({
    baseUrl: '/base/',
    siteConfig: {
      url: 'https://garden.example',
      title: 'Garden',
      titleDelimiter: '|',
      tagline: 'All green',
    },
  }) as unknown as LoadContext;

const page = (head: string): string =>
  `<!doctype html><head>${head}</head><body><main>Text</main></body>`;

/** Runs the plugin on a build with these pages; returns its folder. */
const run = async (
  pages: Readonly<Record<string, string>>,
  options: object = {},
): Promise<string> => {
  const outDir = test.info().outputPath('build');
  for (const [place, head] of Object.entries(pages)) {
    fs.mkdirSync(path.join(outDir, place), {recursive: true});
    fs.writeFileSync(path.join(outDir, place, 'index.html'), page(head));
  }
  const {postBuild} = socialCards(
    context(),
    validateOptions({options: {design: () => testDesign, ...options}}),
  );
  await postBuild?.({
    outDir,
    baseUrl: '/base/',
    routes: [],
    routesPaths: Object.keys(pages).map((place) => `/base/${place}`),
  } as unknown as Parameters<PostBuild>[0]);
  return outDir;
};

const read = (outDir: string, file: string): string =>
  fs.readFileSync(path.join(outDir, file), 'utf8');

test('each page without a picture gets a card and the tags that name it', async () => {
  const outDir = await run({'': '<title>Garden</title>', 'docs/säen': '<title>Sow</title>'});
  expect(read(outDir, 'index.html')).toContain(
    '<meta property="og:image" content="https://garden.example/base/img/cards/home.png">' +
      '<meta name="twitter:image" content="https://garden.example/base/img/cards/home.png"></head>',
  );
  expect(read(outDir, 'docs/säen/index.html')).toContain('/img/cards/docs/s%C3%A4en.png');
  for (const card of ['home.png', 'docs/säen.png']) {
    expect(sizeOf(fs.readFileSync(path.join(outDir, 'img/cards', card))), card).toEqual([
      1200, 630,
    ]);
  }
});

test('a card has the title without the name of the site, and the kind of its page', async () => {
  const cards: string[] = [];
  const cache = {
    get: ([card = '']: readonly string[]) => {
      cards.push(card);
      return new Uint8Array([1]);
    },
    set: () => undefined,
  };
  const order: string[] = [];
  await run(
    {
      '': '',
      'docs/a': '<meta property=og:title content="Sow | Garden">',
      'docs/b': '<title>Sow | Garden | Yard</title>',
    },
    {
      cache,
      kindOf: (address: string) => (address === '/base/docs/a' ? 'Guide' : undefined),
      ready: () => {
        order.push(`ready before ${cards.length} cards`);
        return Promise.resolve();
      },
    },
  );
  expect(order).toEqual(['ready before 0 cards']);
  expect(cards.map((card): unknown => JSON.parse(card))).toEqual([
    {title: 'All green', kind: ''},
    {title: 'Sow', kind: 'Guide'},
    {title: 'Sow | Garden | Yard', kind: ''},
  ]);
});

test('a page with a picture of its own keeps it, and one without fails the build if pages name theirs', async () => {
  const image = (address: string): string => `<meta property="og:image" content="${address}">`;
  const root = 'https://garden.example/base';
  const outDir = test.info().outputPath('build');
  fs.mkdirSync(path.join(outDir, 'img'), {recursive: true});
  fs.writeFileSync(path.join(outDir, 'img/a b.png'), '');
  await run({'docs/a': image(`${root}/img/a%20b.png`)});
  expect(read(outDir, 'docs/a/index.html')).toBe(page(image(`${root}/img/a%20b.png`)));
  expect(fs.readdirSync(path.join(outDir, 'img'))).toEqual(['a b.png']);
  const options = {addTags: false, cardAddress: (place: string) => `/cards/${place}.png`};
  const message = await run(
    {
      'docs/a': image(`${root}/cards/docs/a.png`),
      'docs/b': '',
      'docs/c': image(`${root}/img/gone.png`),
      'docs/d': image('https://elsewhere.example/d.png'),
    },
    options,
  ).catch(String);
  expect(message).toContain('cannot be published (3)');
  expect(message).toContain('/base/docs/b: it has no picture for shared links (og:image).');
  expect(message).toContain(`/base/docs/c: its picture for shared links, ${root}/img/gone.png,`);
  expect(message).toContain('/base/docs/d: its picture for shared links, https://elsewhere');
});

test('each wrong option is named with what is wrong about it', () => {
  const design = (): unknown => testDesign;
  for (const [options, problem] of [
    [{}, 'design: Expected function'],
    [{design, kinds: []}, "Unrecognized key(s) in object: 'kinds'"],
    [{design, addTags: 'no'}, 'addTags: Expected boolean, received string'],
    [{design, cache: {}}, 'cache.get: Expected function'],
  ] as const) {
    expect(() => validateOptions({options}), problem).toThrow(
      `Invalid options for docusaurus-social-cards:\n  ${problem}`,
    );
  }
});
