import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {contentOf} from 'embedded-docs-search/build';

import {parsePage} from '../../../src/content/page';
import {collectPages, pageHeads} from '../../../src/plugins/search-index/collectPages';
import {placesOf} from '../../../src/plugins/search-index/sidebars';

test('text is what a reader sees: no imports, attributes, expressions or code samples', async () => {
  const {sections} = await parsePage(
    'docs/a.mdx',
    `---
title: Page
---

import Thing from './Thing';

Intro with \`inlineCode()\` and a [link](/docs/spring), **bold** text.

<Thing secret="attribute" value={1 + 1}>Inside of a tag</Thing>

\`\`\`tsx title="file"
const hidden = 'sample';
\`\`\`

\`\`\`text
Error: printed
\`\`\`

:::note[Take care]

In a ratio of 16:9.

:::

| Head | Other |
| --- | --- |
| Cell | Next |
`,
  );
  expect(sections).toHaveLength(1);
  const text = sections[0]?.text ?? '';
  expect(text).toContain('Intro with inlineCode() and a link, bold text.');
  expect(text).toContain('Inside of a tag');
  expect(text).toContain('Error: printed');
  expect(text).toContain('Take care');
  expect(text).toContain('16:9');
  expect(text).toContain('Head Other Cell Next');
  for (const hidden of ['Thing', 'secret', 'attribute', 'hidden', 'sample', 'title:']) {
    expect(text).not.toContain(hidden);
  }
});

test('sections have the anchors that the site gives them', async () => {
  const {sections} = await parsePage(
    'docs/a.mdx',
    [
      '## `extrapolateLeft?`',
      'A',
      '## Options',
      'B',
      '### Options',
      '## Own \\{#my-id}',
      '<Tabs>',
      '',
      '## In a tab',
      '',
      '</Tabs>',
    ].join('\n'),
  );
  expect(sections.map(({heading, anchor, level}) => [heading, anchor, level])).toEqual([
    ['extrapolateLeft?', 'extrapolateleft', 2],
    ['Options', 'options', 2],
    ['Options', 'options-1', 3],
    ['Own', 'my-id', 2],
    ['In a tab', 'in-a-tab', 2],
  ]);
});

test('a section knows the tags that the toolkit fills, also those inside of other blocks', async () => {
  const {sections} = await parsePage(
    'docs/a.mdx',
    [
      '<Signature />',
      '## Flags',
      'Before.',
      '<Steps>',
      '',
      '1. Choose:',
      '   <OptionsTable of="remotion render" />',
      '',
      '</Steps>',
      '## Last',
    ].join('\n'),
  );
  expect(sections.map(({heading, filled}) => [heading, filled])).toEqual([
    ['', [{name: 'Signature'}]],
    ['Flags', [{name: 'OptionsTable', of: 'remotion render'}]],
    ['Last', undefined],
  ]);
});

test('the place of a page is its first one in the sidebars', () => {
  const places = placesOf({
    mainSidebar: [
      {
        type: 'category',
        label: 'Audio',
        link: {type: 'doc', id: 'using-audio'},
        items: [
          {type: 'category', label: 'Deep', items: [{type: 'doc', id: 'audio/volume'}]},
          {type: 'link', href: 'https://example.org', label: 'Elsewhere'},
        ],
      },
    ],
    apiSidebar: [{type: 'doc', id: 'audio/volume'}],
  });
  expect(places.get('audio/volume')).toEqual({
    sidebar: 'mainSidebar',
    categories: ['Audio', 'Deep'],
  });
  expect(places.get('using-audio')).toEqual({sidebar: 'mainSidebar', categories: ['Audio']});
});

test('records have kind, package, names, place, tag, language and links; unlisted pages have no records', async () => {
  // It reads the types of the toolkit, which no cache holds for a new folder.
  test.slow();
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-records-'));
  fs.symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), text);
  };
  write('static/img/demos/small/spring-config.webp', '');
  write(
    'docs/spring.mdx',
    [
      '<Demo id="spring-config" />\n\nSee [start](/docs/) and [again](/docs/#top).',
      '## API\n\n<Signature />',
      '## On the command line\n\nAll, --crf too:\n\n<OptionsTable of="remotion render" />',
      '## Mistakes\n\n<OptionsTable of="remotion rander" />\n\n<Signature of="remotion#sprang" />',
    ].join('\n\n'),
  );
  write('docs/getting-started.mdx', '## First\n\nText');
  write('docs/broken.mdx', 'An <open tag');
  write('blog/one.mdx', 'News');
  const doc = {description: 'What it is', unlisted: false, draft: false};
  const allContent = {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            versionName: 'current',
            sidebars: {
              apiSidebar: [
                {type: 'category', label: 'remotion', items: [{type: 'doc', id: 'spring'}]},
              ],
            },
            docs: [
              {
                ...doc,
                id: 'spring',
                title: 'spring()',
                permalink: '/docs/spring',
                source: '@site/docs/spring.mdx',
                frontMatter: {kind: 'api', api: ['remotion#spring', 'remotion#SpringConfig']},
              },
              {
                ...doc,
                id: 'getting-started',
                title: 'Start',
                permalink: '/docs/',
                source: '@site/docs/getting-started.mdx',
                frontMatter: {kind: 'index'},
              },
              {
                ...doc,
                id: 'broken',
                title: 'Broken',
                permalink: '/docs/broken',
                source: '@site/docs/broken.mdx',
                frontMatter: {},
              },
              {
                ...doc,
                id: 'secret',
                title: 'Secret',
                permalink: '/docs/secret',
                source: '@site/docs/secret.mdx',
                frontMatter: {},
                unlisted: true,
              },
            ],
          },
        ],
      },
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [
          {
            metadata: {
              permalink: '/blog/one',
              title: 'One',
              description: 'A post',
              source: '@site/blog/one.mdx',
            },
          },
        ],
      },
    },
    'docusaurus-plugin-content-pages': {
      default: [
        {type: 'jsx', permalink: '/demo', source: '@site/src/pages/demo.tsx'},
        // Neither a page for embedding nor a sample profile is a result.
        {
          type: 'mdx',
          permalink: '/frame',
          title: 'Frame',
          source: '@site/src/pages/frame.mdx',
          frontMatter: {bare: true},
        },
        {
          type: 'mdx',
          permalink: '/experts/sample',
          title: 'Sample',
          source: '@site/src/pages/experts/sample.mdx',
          frontMatter: {expert: {sample: true}},
        },
      ],
    },
  };
  const pages = await collectPages(pageHeads(allContent, 'en'), {siteDir, baseUrl: '/'});
  expect(pages.map(({url}) => url)).toEqual([
    '/blog/one',
    '/docs/',
    '/docs/broken',
    '/docs/spring',
  ]);
  expect(pages[3]).toMatchObject({
    kind: 'api',
    packageName: 'remotion',
    names: ['spring', 'SpringConfig'],
    sidebar: 'apiSidebar',
    breadcrumb: ['remotion'],
    signature: expect.stringMatching(/^spring\(/),
    still: '/img/demos/small/spring-config.webp',
    language: 'en',
    tag: 'docs-default-current',
  });
  // What the toolkit fills is read as readers see it, unless the page says it elsewhere; a name that is none
  // has no words.
  const [, signature, flags, mistakes] = pages[3]?.sections.map(contentOf) ?? [];
  expect(signature).toMatch(/^spring\(.*durationInFrames\?: number/);
  expect(flags).toMatch(/^All, --crf too: --props .*--concurrency/);
  expect(flags).toContain('setJpegQuality()');
  expect(flags?.match(/--crf/g)).toHaveLength(1);
  expect(mistakes).toBe('');
  expect(pages[1]).toMatchObject({
    // Its file name, and what visitors call it.
    names: expect.arrayContaining(['getting-started', 'npx create-video']),
    inboundLinks: 1,
  });
  expect(pages[0]).toMatchObject({kind: 'blog', tag: 'default', breadcrumb: ['Blog']});
  expect(pages[2]?.sections).toEqual([]);
  fs.rmSync(siteDir, {recursive: true});
});
