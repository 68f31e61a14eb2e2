import {expect, test} from '@playwright/test';

import {parseOptions} from '../lib/options';

const handler = {matches: () => false, convert: () => []};

test('correct options are taken as they are, and none are needed', () => {
  expect(parseOptions(undefined)).toEqual({id: 'default'});
  const options = {
    id: 'second',
    version: '1.0.0',
    sections: {
      sidebars: {
        guides: {slug: 'guides', group: 'Guides'},
        api: {slug: 'api', title: 'API', group: 'Guides'},
      },
      areas: {learn: {slug: 'learn', title: 'Tutorials', group: 'Site'}},
      uncategorized: {slug: 'more', title: 'More', group: 'Guides'},
      others: {slug: 'site', title: 'Company', group: 'Site'},
    },
    splitLists: true,
    fullText: false,
    firstPages: ['docs/intro'],
    note: 'Ask us.',
    handlers: {blocks: [handler], texts: [handler]},
    onUnknownElement: 'warn',
    ignorePatterns: ['/search'],
    hint: false,
  };
  expect(parseOptions(options)).toEqual(options);
});

test('each wrong option is named with what is wrong about it', () => {
  for (const [options, problem] of [
    [{firstPage: ['a']}, "Unrecognized key(s) in object: 'firstPage'"],
    [{firstPages: 'a'}, 'firstPages: Expected array, received string'],
    [{version: 2}, 'version: Expected string, received number'],
    [{onUnknownElement: 'log'}, "onUnknownElement: Invalid enum value. Expected 'throw' | 'warn'"],
    [{handlers: {blocks: [{matches: 'div', convert: () => []}]}}, 'handlers.blocks.0.matches: Exp'],
    [{sections: {areas: {blog: {slug: 'blog'}}}}, 'sections.areas.blog.title: Required'],
    ['all', 'Expected object, received string'],
  ] as const) {
    expect(() => parseOptions(options), problem).toThrow(
      `Invalid options for docusaurus-markdown-pages:\n  ${problem}`,
    );
  }
});
