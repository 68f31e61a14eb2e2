import path from 'node:path';
import {expect, test} from '@playwright/test';

import {docKinds} from '../../../src/content/docKinds';
import {frontMatterProblems, parseFrontMatter} from '../../../src/markdown/frontMatter';
import {ENTRY_POINTS} from '../../../src/toolkit-api/entries';

type FrontMatter = Record<string, unknown>;

const description = 'Says in at least fifty characters what the reader of this page gets.';
const doc = {title: 'A page', description, kind: 'guide'};
const article = {title: 'A post', description, slug: 'a-post', authors: 'remotion'};
const page = {title: 'A page', description};

const short = 'Too short.';
const long = 'Long. '.repeat(27);
const docKindList = docKinds.join(', ');

interface Area {
  file: string;
  /** Valid front matter: the least and the most a page can have. */
  good: FrontMatter[];
  /** What each mistake adds to the minimum, and the problems that must be reported. */
  mistakes: [name: string, change: FrontMatter, problems: string[]][];
}

const descriptionMistakes: Area['mistakes'] = [
  [
    'no description',
    {description: undefined},
    ['"description" is required: say in 50 to 160 characters what the reader gets'],
  ],
  [
    'a short description',
    {description: short},
    [`"description" must have at least 50 characters (found "${short}", 10 characters)`],
  ],
  [
    'a long description',
    {description: long},
    [`"description" must have at most 160 characters (found "${long}", 162 characters)`],
  ],
];

const titleMistakes: Area['mistakes'] = [
  ['no title', {title: undefined}, ['"title" is missing: add it']],
  ['an empty title', {title: ''}, ['"title" must not be empty']],
  ['a title that is a number', {title: 2024}, ['"title" must be a string']],
];

const unknownKeys: Area['mistakes'] = [
  ['an unknown key', {author: 'me'}, ['unknown key "author": remove it or correct its name']],
  [
    'several unknown keys',
    {crumb: 1, Title: 'x'},
    ['unknown key "crumb", "Title": remove it or correct its name'],
  ],
  ['an image that is not a path', {image: 1}, ['"image" must be a string']],
];

const articleMistakes: Area['mistakes'] = [
  ...titleMistakes,
  ...descriptionMistakes,
  ...unknownKeys,
  ['no slug', {slug: undefined}, ['"slug" is missing: add it']],
  ['an empty slug', {slug: ''}, ['"slug" must not be empty']],
  [
    'no author',
    {authors: undefined},
    ['"authors" must be remotion: articles are signed by the team'],
  ],
  [
    'a person as author',
    {authors: 'someone'},
    ['"authors" must be remotion: articles are signed by the team (found "someone", 7 characters)'],
  ],
  ['a date', {date: '2024-01-01'}, ['unknown key "date": remove it or correct its name']],
];

const areas: Area[] = [
  {
    file: path.join('docs', 'audio', 'volume.mdx'),
    good: [
      doc,
      ...docKinds.map((kind) => ({...doc, kind, api: 'remotion#spring'})),
      {...doc, kind: 'api', api: ['remotion#Easing.bezier', '@remotion/media-parser/node#a']},
      {...doc, api: ENTRY_POINTS.map((entry) => `${entry}#name`)},
      {...doc, kind: 'cli', cli: 'render'},
      {
        ...doc,
        id: 'a',
        cli: ['render', 'lambda render'],
        slug: '/a',
        sidebar_label: 'A',
        image: '/img/a.png',
        hide_table_of_contents: true,
        displayed_sidebar: 'apiSidebar',
      },
      {...doc, displayed_sidebar: null},
    ],
    mistakes: [
      ...titleMistakes,
      ...descriptionMistakes,
      ...unknownKeys,
      ['no kind', {kind: undefined}, ['"kind" is missing: add it']],
      [
        'another kind',
        {kind: 'tutorial'},
        [`"kind" must be one of ${docKindList} (found "tutorial", 8 characters)`],
      ],
      [
        'the kind api without an export',
        {kind: 'api'},
        ['"api" is required on pages of kind api: name the export, such as remotion#interpolate'],
      ],
      [
        'an export without its package',
        {api: 'spring'},
        ['"api" must look like remotion#interpolate (found "spring", 6 characters)'],
      ],
      [
        'a foreign package',
        {api: ['remotion#spring', 'react#useState']},
        ['"api.1" must look like remotion#interpolate (found "react#useState", 14 characters)'],
      ],
      ['an empty list of exports', {api: []}, ['"api" must not be empty']],
      ['an export that is a number', {api: 1}, ['"api" must be a text or a list of texts']],
      ['an empty command', {cli: ''}, ['"cli" must not be empty']],
      ['an empty slug', {slug: ''}, ['"slug" must not be empty']],
      [
        'a sidebar that does not exist',
        {displayed_sidebar: 'sidebar'},
        [
          `"displayed_sidebar" must be one of mainSidebar, apiSidebar, recorderSidebar (found "sidebar", 7 characters)`,
        ],
      ],
      [
        'a word for a switch',
        {hide_table_of_contents: 'yes'},
        ['"hide_table_of_contents" must be a boolean (found "yes", 3 characters)'],
      ],
      [
        'several mistakes',
        {kind: 'api', description: short, extra: 1},
        [
          `"description" must have at least 50 characters (found "${short}", 10 characters)`,
          'unknown key "extra": remove it or correct its name',
          '"api" is required on pages of kind api: name the export, such as remotion#interpolate',
        ],
      ],
    ],
  },
  ...['blog', 'learn', 'success-stories'].map((folder) => ({
    file: path.join(folder, '2024-01-01-a-post.mdx'),
    good: [article, {...article, image: '/img/a.png'}],
    mistakes: articleMistakes,
  })),
  {
    file: path.join('blog', '2024-01-01-a-rewritten-post.mdx'),
    good: [{...article, rewritten_for: '4.0.319'}],
    mistakes: [
      [
        'a version in words',
        {rewritten_for: 'latest'},
        ['"rewritten_for" must be a version such as 4.0.319 (found "latest", 6 characters)'],
      ],
    ],
  },
  {
    file: path.join('learn', '2024-01-01-a-tutorial.mdx'),
    good: [article],
    mistakes: [
      [
        'the note of old news',
        {rewritten_for: '4.0.319'},
        ['unknown key "rewritten_for": remove it or correct its name'],
      ],
    ],
  },
  {
    file: path.join('src', 'pages', 'index.mdx'),
    good: [
      page,
      {
        ...page,
        image: '/img/a.png',
        hide_table_of_contents: true,
        wrapperClassName: 'home',
        unlisted: true,
      },
    ],
    mistakes: [
      ...titleMistakes,
      ...descriptionMistakes,
      ...unknownKeys,
      ['a kind', {kind: 'guide'}, ['unknown key "kind": remove it or correct its name']],
      ['a number for a class', {wrapperClassName: 1}, ['"wrapperClassName" must be a string']],
      [
        'a word for a switch',
        {unlisted: 'no'},
        ['"unlisted" must be a boolean (found "no", 2 characters)'],
      ],
    ],
  },
];

for (const {file, good, mistakes} of areas) {
  test.describe(file, () => {
    const [least = {}] = good;

    test('good front matter passes', () => {
      expect(good.flatMap((frontMatter) => frontMatterProblems(file, frontMatter))).toEqual([]);
    });

    for (const [name, change, problems] of mistakes) {
      test(name, () => {
        const frontMatter = Object.fromEntries(
          Object.entries({...least, ...change}).filter(([, value]) => value !== undefined),
        );
        expect(frontMatterProblems(file, frontMatter)).toEqual(problems);
      });
    }
  });
}

test('partials and files outside the content areas need no front matter', () => {
  for (const file of ['README.md', path.join('docs', '_shared.mdx'), 'docs-old/a.mdx']) {
    expect(frontMatterProblems(file, {})).toEqual([]);
  }
  expect(frontMatterProblems(path.join('docs', 'shared.mdx'), {})).not.toEqual([]);
});

test.describe('in the build', () => {
  const siteDir = path.resolve('/site');
  const parse = (file: string, frontMatter: FrontMatter): Promise<unknown> =>
    Promise.resolve(
      parseFrontMatter(siteDir)({
        filePath: path.join(siteDir, file),
        fileContent: '',
        defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: 'Text'}),
      }),
    );

  test('a page that fits is passed on', async () => {
    await expect(parse('docs/a.mdx', doc)).resolves.toEqual({frontMatter: doc, content: 'Text'});
  });

  test('an author is written out, so that no list of authors is made', async () => {
    await expect(parse('blog/a.mdx', article)).resolves.toEqual({
      frontMatter: {
        ...article,
        authors: [{name: 'Remotion team', url: 'https://www.remotion.dev/'}],
      },
      content: 'Text',
    });
  });

  test('a page that does not fit stops the build with its file and every problem', async () => {
    await expect(parse('docs/a.mdx', {...doc, kind: 'api', extra: 1})).rejects.toThrow(
      new Error(
        [
          `Front matter of ${path.join('docs', 'a.mdx')} is not valid:`,
          '  - unknown key "extra": remove it or correct its name',
          '  - "api" is required on pages of kind api: name the export, such as remotion#interpolate',
          'The keys of each kind of page are listed in src/markdown/frontMatter.ts.',
        ].join('\n'),
      ),
    );
  });
});
