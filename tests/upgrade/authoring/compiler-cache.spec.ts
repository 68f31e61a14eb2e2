import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {
  buildFixture,
  createFixtureSite,
  docsPage,
  type FixtureSite,
} from '../../support/fixtureSite';

test.describe.configure({mode: 'serial'});

const cache = '.docusaurus/compiled/en';
/** What the cache is good for; a cache with another key, or without one, is deleted. */
const key = `${cache}.key`;
/** A file that lasts as long as the cache around it. */
const mark = `${cache}/mark`;

const term = (phrase: string): string =>
  '---\ntitle: Codec\ndescription: A codec compresses video. The small site that tests build has this page, too.\n' +
  `kind: guide\nterms: ${phrase}\n---\n\nA term.\n`;

let site: FixtureSite;

const edit = (file: string, from: string, to: string): void => {
  const text = site.read(file);
  expect(text).toContain(from);
  site.write(file, text.replace(from, to));
};

const build = async (): Promise<void> => {
  const {code, output} = await buildFixture(site);
  expect(code, output).toBe(0);
};

const page = (): string => site.read('build/docs/cached/index.html');

/** The headings that the table of options links to. */
const linkedHeadings = (): string[] => {
  const html = site.read('build/docs/lambda/cli/functions/ls/index.html');
  return [...html.matchAll(/href="?\/docs\/lambda\/getfunctions#([\w-]+)/g)].map(
    ([, id = '']) => id,
  );
};

test.beforeAll(async () => {
  site = createFixtureSite({
    'docs/cached.mdx': docsPage(
      'import Part from \'./_cached-part.mdx\';\n\nFirst text.\n\n<Part />\n\nA zorble.\n\n<Demo id="hero" />',
    ),
    'docs/_cached-part.mdx': 'First part.\n',
    'docs/terminology/zorble.mdx': term('quux'),
    'docs/lambda/getfunctions.mdx': docsPage(
      "import Options from './_options.mdx';\n\n## Options\n\n### `compatibleOnly`\n\nText.\n\n<Options />",
    ),
    'docs/lambda/_options.mdx': '### `region`\n\nText.\n',
    'docs/lambda/cli/functions/ls.mdx': docsPage(
      '<OptionsTable of="remotion lambda functions ls" />',
    ),
  });
  await build();
  expect(page()).toContain('First text.');
  expect(page()).not.toContain('class=term');
  expect(linkedHeadings()).toEqual(['region', 'compatibleonly']);
  site.write(mark, '');
});

test.afterAll(() => {
  site.remove();
});

test('pages and parts whose text has changed are compiled, and the cache stays', async () => {
  edit('docs/cached.mdx', 'First text.', 'Second text.');
  edit('docs/_cached-part.mdx', 'First part.', 'Second part.');
  // For the next test, which needs no build of its own.
  edit('docs/lambda/getfunctions.mdx', '### `compatibleOnly`', '### Only `compatibleOnly`');
  edit('docs/lambda/_options.mdx', '### `region`', '### The `region`');
  await build();
  expect(page()).toContain('Second text.');
  expect(page()).toContain('Second part.');
  expect(site.exists(mark)).toBe(true);
});

test('links of a table follow the headings of another page and of its parts, and the cache stays', () => {
  expect(linkedHeadings()).toEqual(['the-region', 'only-compatibleonly']);
  expect(site.exists(mark)).toBe(true);
});

test('a build finishes when the compiler for the server has lost its cache', async () => {
  // The browser's compiler has its pages; that of the server would wait for them.
  fs.rmSync(path.join(site.dir, cache, 'server'), {recursive: true});
  edit('docs/cached.mdx', 'Second text.', 'Third text.');
  await build();
  expect(page()).toContain('Third text.');
  expect(page()).toContain('Second part.');
  expect(site.exists(mark)).toBe(true);
});

// A unit test says that each of these changes alone is enough to forget the cache.
test("a page's demo, terms that it names, and what code makes of it are never outdated", async () => {
  edit('docs/terminology/zorble.mdx', 'terms: quux', 'terms: zorble');
  edit('src/demos/hero/composition.tsx', 'Greeting =', 'ChangedGreeting =');
  edit('src/markdown/rehypeTerms.ts', "TERM_CLASS = 'term'", "TERM_CLASS = 'other-term'");
  await build();
  expect(page()).toContain('/docs/terminology/zorble');
  expect(page()).toContain('ChangedGreeting');
  expect(page()).toContain('other-term');
  expect(site.exists(mark)).toBe(false);
});

test('a failed build leaves no cache to the next one', async () => {
  expect(site.exists(key)).toBe(true);
  edit('docs/cached.mdx', 'Third text.', '<Demo id="no-such-demo" />');
  expect((await buildFixture(site)).code).not.toBe(0);
  // The next build deletes a cache without a key, as it does one with another key in the test above.
  expect(site.exists(key)).toBe(false);
});
