import {expect, test} from '@playwright/test';
import type {AllContent} from '@docusaurus/types';

import {createLists} from '../lib/lists';
import {createMarkdownReader} from '../lib/reader';
import {docSections, inFirstPlace, sectionsOf, type SectionOptions} from '../lib/sections';
import type {Twin} from '../lib/twin';

const doc = (id: string): {type: string; id: string} => ({type: 'doc', id});

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: ['record', 'start', 'lambda', 'lambda/deploy', 'license', 'captions', 'both'].map(
            (id) => ({
              id,
              permalink: `/docs/${id}`,
            }),
          ),
          sidebars: {
            mainSidebar: [
              {type: 'category', label: 'Getting started', items: [doc('start'), doc('both')]},
              {
                type: 'category',
                label: 'Lambda',
                link: doc('lambda'),
                items: [{type: 'category', label: 'Set-up', items: [doc('lambda/deploy')]}],
              },
              {type: 'category', label: 'Elsewhere', items: [{type: 'link', href: '/templates'}]},
              doc('license'),
            ],
            recorderSidebar: [
              doc('record'),
              {type: 'category', label: 'Edit', items: [doc('both')]},
            ],
            apiSidebar: [
              {
                type: 'category',
                label: '@acme/captions',
                items: [doc('captions'), doc('both')],
              },
            ],
          },
        },
      ],
    },
  },
} as unknown as AllContent;

const uncategorized = {slug: 'guides/more', title: 'More', group: 'Guides'};
const options: SectionOptions = {
  sidebars: {
    mainSidebar: {group: 'Guides', slug: 'guides'},
    apiSidebar: {group: 'API reference', slug: 'api'},
    recorderSidebar: {slug: 'recorder', title: 'Recorder', group: 'Guides'},
  },
  areas: {
    docs: uncategorized,
    blog: {slug: 'blog', title: 'Blog', group: 'Site'},
    learn: {slug: 'learn', title: 'Tutorials', group: 'Site'},
  },
  uncategorized,
  others: {slug: 'site', title: 'Products', group: 'Site'},
};

const twin = (pathname: string, more: Partial<Twin> = {}): Twin => ({
  pathname,
  address: `https://site.dev${pathname}.md`,
  title: pathname,
  description: `About ${pathname}.`,
  isUnlisted: false,
  markdown: '',
  body: `# ${pathname}\n`,
  ...more,
});

test('sections are the outermost categories of the sidebars, whole sidebars, and areas of the site, as the options name them', () => {
  const sections = sectionsOf(
    docSections(allContent, options),
    ['/', '/blog/a', '/docs/captions', '/docs/hidden', '/learn', '/player'],
    '/',
    options,
  );
  expect(sections.map(({slug, pages}) => [slug, pages])).toEqual([
    ['guides/getting-started', ['/docs/start', '/docs/both']],
    ['guides/lambda', ['/docs/lambda', '/docs/lambda/deploy']],
    ['guides/more', ['/docs/license', '/docs/hidden']],
    ['recorder', ['/docs/record', '/docs/both']],
    ['api/captions', ['/docs/captions', '/docs/both']],
    ['site', ['/', '/player']],
    ['blog', ['/blog/a']],
    ['learn', ['/learn']],
  ]);
});

test('without options, each category is a section, a docs page outside is listed, and so is a generated index', () => {
  const content = {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            docs: ['intro', 'a', 'b'].map((id) => ({id, permalink: `/base/docs/${id}`})),
            sidebars: {
              docs: [
                {...doc('intro'), label: 'Start'},
                {
                  type: 'category',
                  label: 'Basics & more',
                  link: {type: 'generated-index', permalink: '/base/docs/category/basics'},
                  items: [doc('a'), {type: 'html', value: '<hr>'}, doc('a')],
                },
              ],
            },
          },
        ],
      },
    },
  } as unknown as AllContent;
  const pages = ['/base/', '/base/blog/x', '/base/docs/b', '/base/docs/intro'];
  expect(sectionsOf(docSections(content), pages, '/base/')).toEqual([
    {slug: 'more', title: 'More', group: 'Docs', pages: ['/base/docs/intro', '/base/docs/b']},
    {
      slug: 'docs/basics-more',
      title: 'Basics & more',
      group: 'Docs',
      pages: ['/base/docs/category/basics', '/base/docs/a'],
    },
    {slug: 'site', title: 'Other pages', group: 'Site', pages: ['/base/']},
    {slug: 'blog', title: 'Blog', group: 'Site', pages: ['/base/blog/x']},
  ]);
});

test('a page in several sections can be kept in the first; sections that lose all pages are left out', () => {
  expect(inFirstPlace([{pages: ['/a', '/b']}, {pages: ['/b']}, {pages: ['/b', '/c']}])).toEqual([
    {pages: ['/a', '/b']},
    {pages: ['/c']},
  ]);
});

const sections = [
  {slug: 'api/captions', title: '@acme/captions', group: 'API', pages: ['/a', '/b/', '/c']},
  {slug: 'none', title: 'None', group: 'Site', pages: ['/c']},
];
const twins = [twin('/a', {title: 'A [1]'}), twin('/b'), twin('/c', {isUnlisted: true})];
const settings = {
  title: 'Site',
  tagline: 'A site',
  version: '1.2.3',
  root: 'https://site.dev/',
  isSplit: true,
  hasFullText: true,
  note: 'All in one: https://site.dev/docs.zip',
  first: ['/b', '/gone'],
};

test('in split lists, each section has a list and a file with all texts; the first list leads to both', () => {
  const files = createLists(sections, twins, settings);
  expect([...files.keys()]).toEqual([
    'llms/api/captions/llms.txt',
    'llms/api/captions/llms-full.txt',
    'llms.txt',
  ]);
  expect(files.get('llms/api/captions/llms.txt')).toContain(
    '# Site: @acme/captions\n\n> 2 pages of the documentation of Site 1.2.3. ' +
      'Their text in one file: https://site.dev/llms/api/captions/llms-full.txt. ' +
      'All sections: https://site.dev/llms.txt\n\n## Pages\n\n- [A \\[1\\]](https://site.dev/a.md): About /a.\n- [/b](https://site.dev/b.md): About /b.\n',
  );
  expect(files.get('llms/api/captions/llms-full.txt')).toBe(
    'Source: https://site.dev/a.md\n\n# /a\n\n---\n\nSource: https://site.dev/b.md\n\n# /b\n',
  );
  const root = files.get('llms.txt');
  expect(root).toContain('## Start here\n\n- [/b](https://site.dev/b.md): About /b.\n\n## API\n\n');
  expect(root).toContain(
    '- [@acme/captions](https://site.dev/llms/api/captions/llms.txt): 2 pages: A [1], /b\n',
  );
  expect(root).toContain('https://site.dev/docs.zip');
});

test('a list in one piece has a part per section; what a site does not say is left out', () => {
  const files = createLists(
    [...sections, {slug: 'more', title: 'More', group: 'Docs', pages: ['/d', '/a']}],
    [...twins, twin('/d', {description: ''})],
    {...settings, tagline: '', version: undefined, isSplit: false, note: undefined, first: []},
  );
  expect(Object.fromEntries(files)).toEqual({
    'llms.txt': [
      '# Site',
      '',
      'Each page has a Markdown version at its address with `.md` added. `llms-full.txt` beside this list has the text of all pages.',
      '',
      '## @acme/captions',
      '',
      '- [A \\[1\\]](https://site.dev/a.md): About /a.',
      '- [/b](https://site.dev/b.md): About /b.',
      '',
      '## More',
      '',
      '- [/d](https://site.dev/d.md)',
      '- [A \\[1\\]](https://site.dev/a.md): About /a.',
      '',
    ].join('\n'),
    'llms-full.txt':
      'Source: https://site.dev/a.md\n\n# /a\n\n---\n\nSource: https://site.dev/b.md\n\n# /b\n\n---\n\nSource: https://site.dev/d.md\n\n# /d\n',
  });
});

test('without full texts, no file has them and no list names one', () => {
  for (const isSplit of [true, false]) {
    const files = createLists(sections, twins, {...settings, isSplit, hasFullText: false});
    expect([...files.keys()].filter((file) => file.includes('full'))).toEqual([]);
    expect([...files.values()].join('\n')).not.toContain('llms-full');
  }
});

test('a first page that the build lacks is named', async () => {
  const site = {
    url: 'https://site.dev',
    baseUrl: '/base/',
    title: 'Site',
    tagline: '',
    titleDelimiter: '|',
  };
  const readerOf = (firstPages: string[]) =>
    createMarkdownReader({site, pages: ['/base/docs/a/'], docs: [], options: {firstPages}});
  const lacking = await readerOf(['/docs/b']);
  expect(() => lacking.end()).toThrow(
    'llms.txt cannot start with /base/docs/b: the build has no such page.',
  );
  for (const place of ['docs/a', '/docs/a', 'docs/a/']) {
    expect((await readerOf([place])).end().has('llms.txt'), place).toBe(true);
  }
});
