import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {
  buildFixture,
  createFixtureSite,
  docsPage,
  logCompiled,
  ownPackage,
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

/** The lines of a log, which is emptied. */
const take = (log: string): string[] => {
  const lines = site.exists(log) ? site.read(log).split('\n').filter(Boolean) : [];
  site.write(log, '');
  return lines.map((line) => line.replace(`${site.dir}/`, ''));
};

/** Builds the site; returns the pages that were compiled. */
const build = async (environment: Record<string, string> = {}): Promise<string[]> => {
  const {code, output} = await buildFixture(site, environment);
  expect(code, output).toBe(0);
  return [...new Set(take('compiled.log'))].sort();
};

const html = (place: string): string => site.read(`build/docs/${place}/index.html`);

const page = (): string => html('cached');

/** The headings that the table of options links to. */
const linkedHeadings = (): string[] =>
  [
    ...html('lambda/cli/functions/ls').matchAll(/href="?\/docs\/lambda\/getfunctions#([\w-]+)/g),
  ].map(([, id = '']) => id);

const noiseTypes = 'node_modules/@remotion/noise/dist/cjs/index.d.ts';

const withPart = (part: string): string =>
  docsPage(`import Part from './${part}.mdx';\n\nA page.\n\n<Part />`);

const withDemo = (id: string): string => docsPage(`<Demo id="${id}" />`);

/** Pages of the same kinds as those that the tests edit, which no build compiles once more. */
const untouched = {
  'docs/untouched/part.mdx': withPart('_own'),
  'docs/untouched/_own.mdx': 'A part.\n',
  'docs/untouched/demo.mdx': withDemo('freeze-frame'),
  'docs/untouched/term.mdx': docsPage('A plonk.'),
  'docs/terminology/plonk.mdx': term('plonk'),
  'docs/untouched/types.mdx': docsPage(
    '<Signature of="remotion#random" />\n\n```ts\nimport {random} from \'remotion\';\n```',
  ),
  'docs/lambda/cli/functions/rm.mdx': docsPage(
    '<OptionsTable of="remotion lambda functions rm" />',
  ),
};

test.beforeAll(async () => {
  site = createFixtureSite({
    'docs/cached.mdx': docsPage(
      "import Part from './_cached-part.mdx';\n\nFirst text.\n\n<Part />",
    ),
    'docs/_cached-part.mdx': 'First part.\n',
    'docs/zorbles.mdx': docsPage('A zorble.'),
    'docs/terminology/zorble.mdx': term('quux'),
    'docs/a.mdx': withPart('_three'),
    'docs/b.mdx': withPart('_three'),
    'docs/c.mdx': withPart('_three'),
    'docs/_three.mdx': 'A part of three.\n',
    'docs/demo.mdx': withDemo('hero'),
    'docs/noise.mdx': docsPage(
      '<Signature of="@remotion/noise#noise2D" />\n\n```ts\nimport {noise2D} from \'@remotion/noise\';\n```',
    ),
    'docs/lambda/getfunctions.mdx': docsPage(
      "import Options from './_options.mdx';\n\n## Options\n\n### `compatibleOnly`\n\nText.\n\n<Options />",
    ),
    'docs/lambda/_options.mdx': '### `region`\n\nText.\n',
    'docs/lambda/cli/functions/ls.mdx': docsPage(
      '<OptionsTable of="remotion lambda functions ls" />',
    ),
    ...untouched,
  });
  ownPackage(site, '@remotion', 'noise');
  logCompiled(site);
  const compiled = await build({
    NODE_OPTIONS: `--require ${path.resolve(__dirname, '../../support/countReads.cjs')}`,
    READS_LOG: path.join(site.dir, 'reads.log'),
  });
  expect(compiled).toEqual(expect.arrayContaining(['docs/cached.mdx', ...Object.keys(untouched)]));
  expect(page()).toContain('First text.');
  expect(html('zorbles')).not.toContain('class=term');
  expect(linkedHeadings()).toEqual(['region', 'compatibleonly']);
  site.write(mark, '');
});

test.afterAll(() => {
  site.remove();
});

test('the site reads each page once a build, beside what the framework reads', () => {
  const reads = take('reads.log').filter((line) => line.includes(' docs/'));
  const own = reads.filter((line) => line.startsWith('site '));
  expect(own.length).toBeGreaterThan(10);
  expect(own.toSorted()).toEqual([...new Set(own)].sort());
  const others = reads.filter((line) => line.startsWith('framework '));
  expect(others.length).toBeLessThanOrEqual(own.length);
});

test('what a page takes from elsewhere is never outdated, and no other page is compiled', async () => {
  // Its text, that of a part, and that of a part which three pages show.
  edit('docs/cached.mdx', 'First text.', 'Second text.');
  edit('docs/_cached-part.mdx', 'First part.', 'Second part.');
  edit('docs/_three.mdx', 'A part', 'Another part');
  // Headings that a table links to, on a page and in its part.
  edit('docs/lambda/getfunctions.mdx', '### `compatibleOnly`', '### Only `compatibleOnly`');
  edit('docs/lambda/_options.mdx', '### `region`', '### The `region`');
  // A term.
  edit('docs/terminology/zorble.mdx', 'terms: quux', 'terms: zorble');
  // A type.
  edit(
    noiseTypes,
    'noise2D: (seed: string | number, x:',
    'noise2D: (seed: string | number, horizontal:',
  );
  // A demo's description.
  edit('src/demos/hero/demo.ts', 'above a row of bars', 'above bars');
  expect(await build()).toEqual([
    'docs/_cached-part.mdx',
    'docs/_three.mdx',
    'docs/cached.mdx',
    'docs/demo.mdx',
    'docs/lambda/_options.mdx',
    'docs/lambda/cli/functions/ls.mdx',
    'docs/lambda/getfunctions.mdx',
    'docs/noise.mdx',
    'docs/terminology/zorble.mdx',
    'docs/zorbles.mdx',
  ]);
  expect(page()).toContain('Second text.');
  expect(page()).toContain('Second part.');
  for (const name of ['a', 'b', 'c']) expect(html(name)).toContain('Another part of three.');
  expect(linkedHeadings()).toEqual(['the-region', 'only-compatibleonly']);
  expect(html('zorbles')).toContain('/docs/terminology/zorble');
  expect(html('noise')).toContain('horizontal');
  expect(html('demo')).toContain('above bars');
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

test("a page's demo, and what code makes of it, are never outdated", async () => {
  edit('src/demos/hero/composition.tsx', 'Greeting =', 'ChangedGreeting =');
  expect(await build()).toContain('docs/demo.mdx');
  expect(html('demo')).toContain('ChangedGreeting');
  expect(site.exists(mark)).toBe(true);
  edit('src/markdown/rehypeTerms.ts', "TERM_CLASS = 'term'", "TERM_CLASS = 'other-term'");
  expect(await build()).toContain('docs/a.mdx');
  expect(html('zorbles')).toContain('other-term');
  expect(site.exists(mark)).toBe(false);
});

test('a failed build leaves no cache to the next one', async () => {
  expect(site.exists(key)).toBe(true);
  edit('docs/cached.mdx', 'Third text.', '<Demo id="no-such-demo" />');
  expect((await buildFixture(site)).code).not.toBe(0);
  // The next build deletes a cache without a key, as it does one with another key in the test above.
  expect(site.exists(key)).toBe(false);
});
