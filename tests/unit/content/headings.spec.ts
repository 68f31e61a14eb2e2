import {expect, test} from '@playwright/test';

import {parsePage} from '../../../src/content/page';

const idsOf = async (...lines: string[]): Promise<string[]> => {
  const {headings} = await parsePage('docs/a.mdx', lines.join('\n'));
  return headings.map(({id}) => id);
};

test('ids are made from the text, and are unique', async () => {
  expect(
    await idsOf(
      '# Page',
      '## `damping?`',
      '## Config',
      '### Config',
      '## `delay` and <Since version="4.0" /> more',
      '## *Own* id \\{#my_id}',
      'Underlined',
      '---',
    ),
  ).toEqual(['page', 'damping', 'config', 'config-1', 'delay-and--more', 'my_id', 'underlined']);
});

test('headings are found wherever they stand', async () => {
  expect(
    await idsOf(
      '<Tabs>',
      '  <TabItem>',
      '',
      '    ## In a tab',
      '',
      '  </TabItem>',
      '</Tabs>',
      '',
      "> ## In a quote: what's new?",
      '',
      '```md',
      '## In code',
      '```',
    ),
  ).toEqual(['in-a-tab', 'in-a-quote-whats-new']);
});
