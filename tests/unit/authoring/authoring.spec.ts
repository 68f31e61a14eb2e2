// Mistakes of authors, made on purpose, one at a time: each is found with its place and what to do about it.
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {formatFinding} from 'mdx-docs-checker/findings';

import {addressFindings} from '../../../scripts/lib/authoring/addresses';
import {
  pageFindings,
  readSiteFacts,
  type SiteFacts,
} from '../../../scripts/lib/authoring/checkAuthoring';
import {docIdOf, idsInSidebar, sidebarFindings} from '../../../scripts/lib/authoring/sidebars';
import {parsePage} from '../../../src/content/page';

const root = path.resolve(__dirname, '../../..');

const head =
  '---\ntitle: New page\ndescription: A page that somebody has just begun to write.\n---\n\n';

/** A page's text begins on this line. */
const START = head.split('\n').length;

let facts: SiteFacts;

test.beforeAll(() => {
  facts = readSiteFacts(root);
});

const check = async (text: string, file = 'docs/new-page.mdx'): Promise<string[]> => {
  const findings = await pageFindings(await parsePage(file, head + text), facts);
  return findings.map(formatFinding);
};

test('two pages with one address are told both', () => {
  const page = (file: string, address: string): {file: string; address: string} => ({
    file,
    address,
  });
  const pages = [
    page('docs/spring.mdx', '/docs/spring'),
    page('docs/series.mdx', '/docs/spring'),
    page('docs/still.mdx', '/docs/still'),
  ];
  expect(addressFindings(root, pages).map(formatFinding)).toEqual([
    'docs/spring.mdx:1 address "/docs/spring" is also the address of docs/series.mdx — give one of them another slug',
    'docs/series.mdx:1 address "/docs/spring" is also the address of docs/spring.mdx — give one of them another slug',
  ]);
});

const sidebar = `export const mainSidebar = [
  'start',
  linkedCategory('Audio', 'audio/index', [
    'audio/fade',
    'audio/volme',
    {type: 'link', label: 'Else', href: '/x'},
  ]),
];`;

const doc = (
  id: string,
  packages: string[] = [],
): {file: string; id: string; packages: string[]} => ({
  file: `docs/${id}.mdx`,
  id,
  packages,
});

test('an id in a sidebar that no page has is found, with the nearest one', () => {
  const ids = idsInSidebar('src/sidebars/main.ts', sidebar);
  expect(ids.map(({id}) => id)).toEqual(['start', 'audio/index', 'audio/fade', 'audio/volme']);
  const docs = ['start', 'audio/index', 'audio/fade', 'audio/volume'].map((id) => doc(id));
  expect(sidebarFindings(docs, ids).map(formatFinding)).toEqual([
    `src/sidebars/main.ts:5:5 sidebar no page has the id "audio/volme" — write 'audio/volume'`,
    `docs/audio/volume.mdx:1 sidebar this page is in no sidebar — add 'audio/volume' to "Audio" in src/sidebars/main.ts, or give a reason in scripts/lib/authoring/withoutSidebar.ts`,
  ]);
});

test('a page in no sidebar is found, with the category of its package, unless a reason is noted', () => {
  const ids = idsInSidebar(
    'src/sidebars/main.ts',
    sidebar.replace('volme', 'fade').replace('Audio', 'remotion'),
  );
  const docs = [
    ...['start', 'audio/index', 'audio/fade'].map((id) => doc(id)),
    doc('spring', ['remotion']),
  ];
  expect(sidebarFindings(docs, ids).map(formatFinding)).toEqual([
    `docs/spring.mdx:1 sidebar this page is in no sidebar — add 'spring' to "remotion" in src/sidebars/main.ts, or give a reason in scripts/lib/authoring/withoutSidebar.ts`,
  ]);
  expect(sidebarFindings(docs, ids, {'docs/spring.mdx': 'not yet'})).toEqual([]);
  expect(sidebarFindings(docs.slice(0, 3), ids, {'docs/spring.mdx': 'gone'})[0]?.message).toBe(
    "docs/spring.mdx is in a sidebar or doesn't exist",
  );
  expect(docIdOf('docs/audio/index.mdx', {})).toBe('audio/index');
  expect(docIdOf('docs/intro.mdx', {id: 'getting-started'})).toBe('getting-started');
});

test('a demo that does not exist is found, with the nearest one', async () => {
  expect(await check('<Demo id="fade-on" />\n')).toEqual([
    `docs/new-page.mdx:${START}:1 demo there is no demo "fade-on" — write id="fade-in"`,
  ]);
  expect(await check('<Demo />\n')).toEqual([
    `docs/new-page.mdx:${START}:1 demo <Demo> has no id — name a folder of src/demos: id="fade-in"`,
  ]);
  expect(await check('A text with <Demo id="fade-in" /> in it.\n')).toEqual([
    `docs/new-page.mdx:${START}:13 demo <Demo> is within a paragraph — put it on a line of its own`,
  ]);
  expect(await check('<Demo id="fade-in" />\n')).toEqual([]);
});

test('a name in braces that the page does not have is found, with how to write braces', async () => {
  expect(await check('Set {durationInFrames} first.\n')).toEqual([
    `docs/new-page.mdx:${START}:5 expression the expression uses "durationInFrames", which the page doesn't define — for braces in the text, write \\{durationInFrames}, or \`{durationInFrames}\` in backticks`,
  ]);
  expect(await check('<Figure width={size.width} />\n')).toEqual([
    expect.stringContaining('the expression uses "size", which the page doesn\'t define'),
  ]);
  expect(await check('<Figur src="/img/a.png" />\n')).toEqual([
    `docs/new-page.mdx:${START}:1 expression there is no component <Figur> — write <Figure>`,
  ]);
  const declared = `import {data} from './data';

export const sizes = [1, 2];

{/* nothing */}

{sizes.map((size) => <b key={size}>{size * data.scale + Math.PI}</b>)} and {frontMatter.title}
`;
  expect(await check(declared)).toEqual([]);
});

test('an option in the text that neither the toolkit nor the page has is found', async () => {
  expect(await check('Pass the `speedd` option to slow it down.\n')).toEqual([
    expect.stringMatching(
      `^docs/new-page.mdx:${START} option neither the toolkit nor this page's code has "speedd" — write \`speed\`, or show`,
    ),
  ]);
  expect(await check('Then `shouldFadeGently` makes it slower.\n')).toEqual([
    expect.stringContaining('has "shouldFadeGently" — name an option that the types have'),
  ]);
  expect(await check('Set the prop `zoomiest` to two.\n')).toHaveLength(1);
  expect(await check('Pass the `durationInFrames` option; `useCurrentFrame` counts.\n')).toEqual(
    [],
  );
  const own =
    'The `shouldFadeGently` prop is yours:\n\n```tsx\nconst a = {shouldFadeGently: true};\n```\n';
  expect(await check(own)).toEqual([]);
});

const table = '| Frame | Value |\n| --- | --- |\n| 0 | 0.25 |\n';

test('numbers in a table that nothing proves are found on a page that nobody has read', async () => {
  expect(await check(table)).toEqual([
    expect.stringMatching(
      `^docs/new-page.mdx:${START} table nothing proves the numbers in this table, such as "0.25" — put {/\\* run import`,
    ),
  ]);
  expect(await check(`{/* run import {spring} from 'remotion' */}\n\n${table}`)).toEqual([]);
  expect(await check(table, 'docs/spring.mdx'), 'a page that was read').toEqual([]);
  expect(await check('| Frame | Value |\n| --- | --- |\n| 0 | none |\n')).toEqual([]);
});

test('a package that does not exist is found in commands that install or run it', async () => {
  const shell = (command: string): string => `\`\`\`bash\n${command}\n\`\`\`\n`;
  expect(await check(shell('npm install remotion-fade-kit'))).toEqual([
    expect.stringMatching(
      `^docs/new-page.mdx:${START + 1} package no known package is named "remotion-fade-kit" — correct it, or, if it is right, run npm run check:authoring -- --record`,
    ),
  ]);
  expect(await check(shell('npm i --save-dev typescrpt@5'))).toEqual([
    expect.stringContaining('no known package is named "typescrpt" — write typescript, or, if'),
  ]);
  expect(await check(shell('npx remotoin render'))).toHaveLength(1);
  expect(
    await check(
      shell(
        'npm install react@19 @types/react\nnpx remotion render\nnpx tsc --noEmit\nnpx -y https://a.b/c.tgz serach',
      ),
    ),
  ).toEqual([]);
});

test('a page that cannot be read is one finding', async () => {
  expect(await check('<Steps>\n')).toHaveLength(1);
});
