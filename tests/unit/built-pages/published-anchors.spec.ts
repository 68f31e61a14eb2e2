import {expect, test} from '@playwright/test';

import {openAnchors} from '../../../src/plugins/published-anchors';

test('headings of lists that are made of data are not recorded', () => {
  const published = openAnchors(test.info().outputPath('site'));
  const main = '<h2 id=props>Props</h2>';
  for (const address of ['/docs/errors/media', '/docs/history', '/blog/tags/a', '/blog/page/2']) {
    expect(published.unrecorded({address, main}), address).toEqual([]);
  }
  expect(published.unrecorded({address: '/docs/errors-of-a-page', main})).toEqual(['props']);
});
