import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {
  compareTemplates,
  filterTemplates,
  isPurpose,
  isSortKey,
  isStack,
  purposes,
  repositoryLinks,
  similarTemplates,
  stacks,
  templates,
  type Comparison,
  type SortKey,
  type TemplateFilter,
} from '../../src/data/templates';
import {templateSchema, type Template} from '../../src/data/templates.schema';

const root = path.resolve(__dirname, '../..');
const pagesDir = path.join(root, 'src/pages/templates');

/** Problems of an entry, one line each, with their location. */
const problemsOf = (entry: unknown): string[] => {
  const result = templateSchema.safeParse(entry);
  return result.success
    ? []
    : result.error.issues.map(({path: place, message}) => `${place.join('.')} ${message}`);
};

const named = [
  'audiogram',
  'blank',
  'code-hike',
  'google-tts',
  'hello-world',
  'javascript',
  'music-visualization',
  'next',
  'next-pages-dir',
  'next-tailwind',
  'overlay',
  'react-router',
  'recorder',
  'render-server',
  'skia',
  'stargazer',
  'still',
  'three',
  'tiktok',
  'tts',
];

/**
 * Commands that differ: flags that are gone from later versions of create-video, or name another
 * template there, and a repository that create-video can't read on Linux.
 */
const createCommands: Readonly<Partial<Record<string, string>>> = {
  next: 'npx create-video@4.0.377 --next my-video',
  'next-tailwind': 'npx create-video@4.0.377 --next-tailwind my-video',
  tts: 'npx create-video@4.0.377 --tts my-video',
  'google-tts': 'npx create-video@4.0.377 --google-tts my-video',
  stargazer: 'git clone https://github.com/pomber/stargazer my-video',
};

test('[ROUTE-09] there are 22 templates, the 20 named ones among them, each with a page', () => {
  const slugs = templates.map(({slug}) => slug);
  expect(slugs).toHaveLength(22);
  expect(new Set(slugs).size).toBe(22);
  expect(slugs).toEqual(expect.arrayContaining(named));
  const pages = fs
    .readdirSync(pagesDir)
    .filter((file) => file !== 'index.mdx')
    .map((file) => file.replace(/\.mdx$/, ''));
  expect(pages.sort()).toEqual([...slugs].sort());
});

for (const template of templates) {
  const {slug, product} = template;

  test(`the entry and the page of ${slug} agree`, () => {
    expect(problemsOf(template), `src/data/templates.ts, ${slug}`).toEqual([]);
    expect(
      fs.existsSync(path.join(root, 'static/img/demos', `template-${slug}.webp`)),
      `the card needs a picture: run npm run demos:stills -- template-${slug}`,
    ).toBe(true);
    const page = fs.readFileSync(path.join(pagesDir, `${slug}.mdx`), 'utf8');
    expect(page).toContain(`<TemplateHead slug="${slug}"`);
    expect(page).toContain(
      `<TemplateIllustration slug="${slug}">\n\n<Demo id="template-${slug}" withoutCode />`,
    );
    expect(page, 'for whom it is').toMatch(
      /\n## When to choose it\n\n- \*\*Choose it if\*\* \S.{20,}\.\n- \*\*Not if\*\* \S.{20,}\.\n\n## /,
    );
    expect(page, 'the license').toMatch(
      {
        mit: /\n## License\n\n.*\bMIT license\b/,
        paid: /\n## License\n\n.*\bown license\b/,
        none: /\n## License\n\n.*`package\.json` (?:says `UNLICENSED`|names no license)/,
      }[template.license ?? 'none'],
    );
    if (product === undefined) {
      for (const heading of [
        'Project structure',
        'Edit first',
        'Output',
        'Render and deploy',
        'License',
      ])
        expect(page, `the section ${heading}`).toContain(`\n## ${heading}\n`);
      expect(page, 'the next commands').toMatch(
        /\n(npx|git) .* my-video\ncd my-video\n(npm|bun) install\n/,
      );
    }
    const commands = [...page.matchAll(/^(?:npx create-video|git clone).*/gm)].map(String);
    expect(commands, 'the create command').toEqual(
      product === undefined
        ? [createCommands[slug] ?? `npx create-video@latest --${slug} my-video`]
        : [],
    );
  });
}

test('every stack and every purpose has a template', () => {
  const without = [
    ...Object.keys(stacks).filter(
      (stack) => !isStack(stack) || filterTemplates(templates, {stack}).length === 0,
    ),
    ...Object.keys(purposes).filter(
      (purpose) => !isPurpose(purpose) || filterTemplates(templates, {purpose}).length === 0,
    ),
  ];
  expect(without).toEqual([]);
});

test('a filter keeps what has both, in order', () => {
  const list: (Pick<Template, 'stack' | 'purpose'> & {slug: string})[] = [
    {slug: 'a', stack: ['next', 'lambda'], purpose: ['app']},
    {slug: 'b', stack: ['express'], purpose: ['app', 'server']},
    {slug: 'c', stack: ['next'], purpose: ['server']},
  ];
  const slugs = (filter: TemplateFilter): string[] =>
    filterTemplates(list, filter).map(({slug}) => slug);
  expect(slugs({})).toEqual(['a', 'b', 'c']);
  expect(slugs({stack: 'next'})).toEqual(['a', 'c']);
  expect(slugs({purpose: 'app'})).toEqual(['a', 'b']);
  expect(slugs({stack: 'next', purpose: 'server'})).toEqual(['c']);
  expect(slugs({stack: 'skia', purpose: 'app'})).toEqual([]);
});

test('the comparison keeps what has everything, and sorts what has a thing to the top', () => {
  const slugs = (needs: Comparison[], sort: SortKey | undefined): string[] =>
    compareTemplates(templates, needs, sort).map(({slug}) => slug);
  expect(slugs([], undefined)).toEqual(templates.map(({slug}) => slug));
  expect(slugs(['player', 'tailwind'], undefined)).toEqual(['next-tailwind', 'react-router']);
  expect(slugs(['captions'], 'name')).toEqual([
    'audiogram',
    'prompt-to-video',
    'recorder',
    'tiktok',
  ]);
  expect(slugs([], 'captions').slice(0, 4).sort()).toEqual([
    'audiogram',
    'prompt-to-video',
    'recorder',
    'tiktok',
  ]);
  expect(slugs(['no-account'], undefined)).not.toContain('tts');
  expect(slugs(['no-account'], undefined)).toContain('next');
  expect(['player', 'name', 'toString', null].map(isSortKey)).toEqual([true, true, false, false]);
});

test('only keys of the lists are taken from an address', () => {
  expect(['next', 'react-router'].map(isStack)).toEqual([true, true]);
  expect(['app', 'Next', '', null, undefined, 'toString'].map(isStack)).toEqual(
    Array(6).fill(false),
  );
  expect(isPurpose('app')).toBe(true);
  expect(['next', 'constructor', 7].map(isPurpose)).toEqual([false, false, false]);
});

test('similar templates are for the same purpose first, and never the template itself', () => {
  const slugsFor = (slug: string): string[] => similarTemplates(slug, 4).map((entry) => entry.slug);
  // next-tailwind and next-pages-dir share purpose and both stacks, react-router purpose and Lambda.
  expect(slugsFor('next').slice(0, 3).sort()).toEqual([
    'next-pages-dir',
    'next-tailwind',
    'react-router',
  ]);
  expect(slugsFor('hello-world').slice(0, 2).sort()).toEqual(['blank', 'javascript']);
  for (const {slug} of templates) {
    expect(slugsFor(slug), slug).not.toContain(slug);
    expect(slugsFor(slug), slug).toHaveLength(4);
  }
  expect(() => similarTemplates('remix', 4)).toThrow('has no template "remix"');
});

test('links are made from the repository', () => {
  expect(repositoryLinks('https://github.com/remotion-dev/template-still')).toEqual({
    use: 'https://github.com/remotion-dev/template-still/generate',
    stackBlitz: 'https://stackblitz.com/github/remotion-dev/template-still',
  });
});

test.describe('an entry', () => {
  const good = {
    slug: 'a-template',
    name: 'A template',
    summary: 'A sentence that says what you get with it.',
    drawing: 'A triangle on a blue square.',
    stack: ['next'],
    purpose: ['app'],
    repository: 'https://github.com/remotion-dev/template-a',
  };

  test('that is right passes', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  for (const [name, change, problem] of [
    ['with capitals in its slug', {slug: 'Hello'}, /^slug must be lower-case words/],
    ['without a stack', {stack: []}, /^stack must name at least one of the stacks/],
    ['with an unknown purpose', {purpose: ['fun']}, /^purpose\.0 Invalid enum value/],
    [
      'with a summary that is not a sentence',
      {summary: 'A video app with a server in it'},
      /period/,
    ],
    ['with a long summary', {summary: `${'a'.repeat(110)}.`}, /at most 110 characters/],
    ['with a drawing that nobody describes', {drawing: 'A card.'}, /^drawing must say/],
    ['from another host', {repository: 'https://example.com/a'}, /^repository must look like/],
    ['both free and sold', {product: 'https://example.com'}, /either free or sold/],
    ['neither free nor sold', {repository: undefined}, /either free or sold/],
    ['with a preview without https', {preview: 'http://a.com'}, /^preview must be a URL/],
    ['with a field too many', {stars: 5}, /Unrecognized key/],
  ] as const) {
    test(`${name} is noticed`, () => {
      const problems = problemsOf({...good, ...change});
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(problem);
    });
  }
});
