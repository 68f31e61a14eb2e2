import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {findExport} from 'dts-api-model/model';
import matter from 'gray-matter';
import prettier from 'prettier';

import {parsePage} from '../../../src/content/page';
import {apiPage} from '../../../src/toolkit-api/pages/apiPage';
import {addToSidebar, sidebarLabels} from '../../../scripts/lib/new/sidebar';
import {KINDS, skeleton, type Kind} from '../../../scripts/lib/new/skeleton';
import {addTemplate} from '../../../scripts/lib/new/templateEntry';
import {loadModel} from '../../../src/toolkit-api/loadApi';
import {frontMatterProblems} from '../../../src/markdown/frontMatter';

test.describe.configure({timeout: 180_000});

const root = path.resolve(__dirname, '../../..');
const spring = findExport(loadModel(root, ['remotion']), 'remotion#spring');

const paths: Partial<Record<Kind, string>> = {
  post: 'blog/2025-07-01-great-news',
  demo: 'fade-in',
  template: 'next',
  expert: 'anna',
};
const make = (kind: Kind): [file: string, text: string][] => [
  ...skeleton(kind, paths[kind] ?? 'docs/spring', {
    ...(kind === 'api' && spring ? {api: spring} : {}),
    ...(kind === 'cli' ? {cli: {command: 'remotion render', flags: ['crf', 'log']}} : {}),
  }),
];

/** The one file of something new. */
const makeOne = (kind: Kind): {file: string; text: string} => {
  const [only, ...others] = make(kind);
  expect(others).toEqual([]);
  return {file: only?.[0] ?? '', text: only?.[1] ?? ''};
};

for (const kind of KINDS.filter((name) => name !== 'demo')) {
  test(`all that the front matter of ${kind} lacks is what the author must say`, () => {
    const {file, text} = makeOne(kind);
    const problems = frontMatterProblems(file, matter(text, {}).data);
    const own = kind === 'expert' ? /^"(?:description|expert\.)/u : /^"description" must have/u;
    expect(problems.length).toBe(kind === 'expert' ? 4 : 1);
    for (const problem of problems) expect(problem).toMatch(own);
  });
}

test('an api page has a heading for each option, all of them empty', async () => {
  const {file, text} = makeOne('api');
  const {headings, api} = apiPage(await parsePage(file, text));
  expect(api.map(({ref}) => ref)).toEqual(['remotion#spring']);
  expect(headings.map(({text: heading}) => heading)).toEqual(
    expect.arrayContaining(['Example', '`frame`', '`fps`', '`config?`', '`damping?`', 'See also']),
  );
  expect(headings.find(({text: heading}) => heading === 'Example')?.isEmpty).toBe(true);
  const [option] = headings.filter(({text: heading}) => heading === '`fps`');
  expect(option?.isEmpty).toBe(true);
});

test('a cli page has a heading for each flag of its own', async () => {
  const {file, text} = makeOne('cli');
  const {headings} = apiPage(await parsePage(file, text));
  expect(headings.map(({text: heading}) => heading)).toEqual([
    'Example',
    'Flags',
    '`--crf`',
    'See also',
  ]);
});

test('a demo lacks only what its still shows', () => {
  const files = new Map(make('demo'));
  expect([...files.keys()]).toEqual([
    'src/demos/fade-in/composition.tsx',
    'src/demos/fade-in/demo.ts',
  ]);
  expect(files.get('src/demos/fade-in/composition.tsx')).toContain('export const FadeIn = ');
  expect(files.get('src/demos/fade-in/demo.ts')).toContain("title: 'Fade in',\n  alt: '',");
});

test('a template page has the sections and the command that tests/unit/templates.spec.ts expects', async () => {
  const {file, text} = makeOne('template');
  const {headings} = await parsePage(file, text);
  expect(headings.map(({text: heading}) => heading)).toEqual([
    'When to choose it',
    'What’s inside',
    'Project structure',
    'Edit first',
    'Output',
    'Render and deploy',
    'License',
    'See also',
    'Similar templates',
  ]);
  expect(text).toContain('\nnpx create-video@latest --next my-video\ncd my-video\nnpm install\n');
});

test('a template is added to the list, without what only its author can say', async () => {
  const source = "export const templates: readonly Template[] = [\n  {slug: 'next'},\n];\n";
  const added = addTemplate(source, 'lower-thirds', 'Lower thirds');
  const options = {parser: 'typescript', singleQuote: true, bracketSpacing: false};
  expect(await prettier.format(added, options))
    .toBe(`export const templates: readonly Template[] = [
  {slug: 'next'},
  {
    slug: 'lower-thirds',
    name: 'Lower thirds',
    summary: '',
    drawing: '',
    stack: [],
    purpose: [],
    repository: ours('template-lower-thirds'),
  },
];
`);
  const file = path.join(root, 'src/data/templates.ts');
  expect(addTemplate(fs.readFileSync(file, 'utf8'), 'a', 'A')).toContain("{slug: 'a'");
  expect(() => addTemplate('export const others = [];', 'a', 'A')).toThrow('no list named');
});

test('a path that does not fit its kind is refused', () => {
  expect(() => skeleton('guide', 'docs/Spring')).toThrow('not a path of lowercase words');
  expect(() => skeleton('guide', 'spring')).toThrow('write docs/spring');
  expect(() => skeleton('post', 'blog/news')).toThrow('a post needs a date');
});

const sidebar = `export const mainSidebar = [
  'start',
  linkedCategory('Audio', 'audio', ['audio/b', 'audio/d']),
  category('Guides', ['second', 'first', category('More', [])]),
];
`;

test('a page is added to its category, in alphabetical order where there is one', async () => {
  expect(sidebarLabels(sidebar)).toEqual(['Audio', 'Guides', 'More']);
  const added = async (label: string, id: string): Promise<string> =>
    prettier.format(addToSidebar(sidebar, label, id) ?? '', {
      parser: 'typescript',
      singleQuote: true,
    });
  expect(await added('Audio', 'audio/a')).toContain("['audio/a', 'audio/b', 'audio/d']");
  expect(await added('Audio', 'audio/c')).toContain("['audio/b', 'audio/c', 'audio/d']");
  expect(await added('Audio', 'audio/e')).toContain("['audio/b', 'audio/d', 'audio/e']");
  expect(await added('More', 'a')).toContain("category('More', ['a'])");
  expect(await added('Guides', 'third')).toMatch(/category\('More', \[\]\),\s+'third',?\s*\]/u);
  expect(addToSidebar(sidebar, 'Audio', 'audio/b')).toBe(sidebar);
  expect(addToSidebar(sidebar, 'Video', 'a')).toBeUndefined();
});
