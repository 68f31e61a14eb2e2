import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {readDocs} from '../../../src/content/inventory';
import {issueGroups} from '../../../src/content/knownIssues';
import {parsePage, readPageWithParts} from '../../../src/content/page';
import {issueEntries, type IssuePage} from '../../../src/plugins/known-issues/issueEntries';

const ROOT = path.resolve(__dirname, '../../..');

const textsOf = async (page: string): Promise<string[]> =>
  (await parsePage('docs/page.mdx', page)).issues.map(({parts}) =>
    parts.map(({text}) => text).join(''),
  );

test('a statement reaches from "At 4.0.319" to the end of its paragraph', async () => {
  expect(
    await textsOf(`
The default is 80. At 4.0.319, \`false\` has
no effect: leave it out.

- In a list: At [4.0.320](/docs/contributing/docs#versions), the call fails.

| Field | Meaning |
| ----- | ------- |
| \`a\` | At 4.0.319, always empty. |
`),
  ).toEqual([
    'At 4.0.319, false has no effect: leave it out.',
    'At 4.0.320, the call fails.',
    'a: At 4.0.319, always empty.',
  ]);
});

test('a statement that refers back has the sentence before it', async () => {
  expect(
    await textsOf(`
Pass a number. The upper limit is \`max\`. At [4.0.320](/docs/contributing/docs#versions), it has
no effect.

At 4.0.319, it is never called.
`),
  ).toEqual([
    'The upper limit is max. At 4.0.320, it has no effect.',
    'At 4.0.319, it is never called.',
  ]);
});

test('a version in the middle of a sentence, and one that is marked, is no statement', async () => {
  const page = `
It was tried at 4.0.319, and worked. Look at 4.0.320.

{/* no issue */}

At 4.0.319, Prettier formats the code.
`;
  expect(await textsOf(page)).toEqual([]);
});

test('code and links are kept, with the heading and the package of a mark', async () => {
  const {
    issues: [issue],
  } = await parsePage(
    'docs/page.mdx',
    `
## Sound

{/* issue @remotion/renderer */}

At 4.0.319, pass \`--muted\`, see [below](#below).
`,
  );
  expect(issue).toEqual({
    heading: 'Sound',
    section: 'sound',
    package: '@remotion/renderer',
    parts: [
      {text: 'At 4.0.319, pass '},
      {text: '--muted', isCode: true},
      {text: ', see '},
      {text: 'below', url: '#below'},
      {text: '.'},
    ],
  });
});

const page = (url: string, text: string, more: Partial<IssuePage> = {}): IssuePage => ({
  url,
  title: 'A page',
  api: [],
  cli: [],
  issues: [{heading: '`crf?`', section: 'crf', parts: [{text}, {text: 'here', url: '#here'}]}],
  ...more,
});

test('the package follows from what the page documents, then from its folder', () => {
  const long = ', it has no effect, as with all that is said in more than sixty letters.';
  const packagesOf = (pages: IssuePage[]): string[] =>
    issueEntries(pages).map((entry) => entry.package);
  expect(packagesOf([page('/docs/a', `At 1${long}`, {api: ['@remotion/renderer#x']})])).toEqual([
    '@remotion/renderer',
  ]);
  expect(packagesOf([page('/docs/a', `At 1${long}`, {cli: ['remotion lambda render']})])).toEqual([
    '@remotion/lambda',
  ]);
  expect(packagesOf([page('/docs/a', `At 1${long}`, {cli: ['remotion render']})])).toEqual([
    '@remotion/cli',
  ]);
  expect(packagesOf([page('/docs/player/sizing', `At 1${long}`)])).toEqual(['@remotion/player']);
  expect(packagesOf([page('/docs/freeze', `At 1${long}`)])).toEqual(['remotion']);
});

test('a bug that a part states on several pages is listed once, with all places', () => {
  const text = 'At 4.0.319, an agent with open connections makes the next call throw an error.';
  const [entry, ...others] = issueEntries([page('/docs/b', text), page('/docs/a', text)]);
  expect(others).toEqual([]);
  expect(entry?.places.map(({url}) => url)).toEqual(['/docs/a#crf', '/docs/b#crf']);
  expect(entry?.parts[1]).toEqual({text: 'here', url: '/docs/a#here'});
});

test('short statements are told apart by their headings', () => {
  const text = 'At 4.0.319, it has no effect at all.';
  const other = page('/docs/b', text);
  expect(
    issueEntries([
      page('/docs/a', text),
      {...other, issues: other.issues.map((issue) => ({...issue, heading: '`gl?`'}))},
    ]),
  ).toHaveLength(2);
});

test('the page has a section for each group, and each group has a bug', async () => {
  const source = readFileSync(path.join(ROOT, 'docs/known-issues.mdx'), 'utf8');
  const shown = [...source.matchAll(/<KnownIssues group="([\w-]+)"/gu)].map(([, name]) => name);
  expect(shown).toEqual(Object.keys(issueGroups));
  const pages = await Promise.all(
    readDocs(ROOT).map(async ({file, address, title = '', api, cli}) => {
      const {issues} = await readPageWithParts(ROOT, file);
      return {url: address, title, api, cli, issues};
    }),
  );
  const entries = issueEntries(pages);
  expect(new Set(entries.map(({group}) => group))).toEqual(new Set(shown));
  expect(entries.length).toBeGreaterThan(150);
});
