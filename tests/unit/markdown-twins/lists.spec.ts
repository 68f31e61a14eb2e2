import {expect, test} from '@playwright/test';
import type {AllContent} from '@docusaurus/types';

import {createLists} from '../../../src/plugins/markdown-twins/lists';
import {docSections, sectionsOf} from '../../../src/plugins/markdown-twins/sections';
import type {Twin} from '../../../src/plugins/markdown-twins/twin';

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
                label: '@remotion/captions',
                items: [doc('captions'), doc('both')],
              },
            ],
          },
        },
      ],
    },
  },
} as unknown as AllContent;

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

test('the outermost categories of the sidebars are sections, and so are the areas of the site', () => {
  const sections = sectionsOf(
    docSections(allContent),
    ['/', '/blog/a', '/docs/captions', '/docs/hidden', '/learn', '/player'],
    '/',
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

test('each section has a list and a file with all texts; the first list leads to both', () => {
  const files = createLists(
    [
      {slug: 'api/captions', title: '@remotion/captions', group: 'API', pages: ['/a', '/b/', '/c']},
      {slug: 'none', title: 'None', group: 'Site', pages: ['/c']},
    ],
    [twin('/a', {title: 'A [1]'}), twin('/b'), twin('/c', {isUnlisted: true})],
    {
      title: 'Site',
      tagline: 'A site',
      version: '1.2.3',
      root: 'https://site.dev/',
      archive: 'docs.zip',
      first: ['/b', '/gone'],
    },
  );
  expect([...files.keys()]).toEqual([
    'llms/api/captions/llms.txt',
    'llms/api/captions/llms-full.txt',
    'llms.txt',
  ]);
  expect(files.get('llms/api/captions/llms.txt')).toContain(
    '## Pages\n\n- [A \\[1\\]](https://site.dev/a.md): About /a.\n- [/b](https://site.dev/b.md): About /b.\n',
  );
  expect(files.get('llms/api/captions/llms-full.txt')).toBe(
    'Source: https://site.dev/a.md\n\n# /a\n\n---\n\nSource: https://site.dev/b.md\n\n# /b\n',
  );
  const root = files.get('llms.txt');
  expect(root).toContain('## Start here\n\n- [/b](https://site.dev/b.md): About /b.\n\n## API\n\n');
  expect(root).toContain(
    '- [@remotion/captions](https://site.dev/llms/api/captions/llms.txt): 2 pages: A [1], /b\n',
  );
  expect(root).toContain('https://site.dev/docs.zip');
});
