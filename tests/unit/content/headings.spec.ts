import {expect, test} from '@playwright/test';

import {parseMdx} from '../../../src/content/dialect';
import {readHeadings} from '../../../src/content/headings';

const idsOf = async (...lines: string[]): Promise<string[]> => {
  const tree = await parseMdx(lines.join('\n'));
  if ('reason' in tree) throw new Error(tree.reason);
  return readHeadings(tree).map(({id}) => id);
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
