import {expect, test} from '@playwright/test';

import {isOfflineCopyOn} from '../../../src/config/offline';
import {texts} from '../../../src/offline/page/copyTexts';
import {notSavedPage} from '../../../src/offline/worker/notSavedPage';

test('the page for what is not kept links to the copy and to the search', () => {
  const html = notSavedPage.main('<li>A</li>', '/preview/');
  expect(html).toContain('<ul>\n<li>A</li>\n</ul>');
  expect(html).toContain('href="/preview/offline"');
  expect(html).toContain('href="/preview/search"');
});

test('readers are told why their copy was not changed', () => {
  expect(texts.failed({kind: 'busy'})).toBe(
    'Another tab is changing the copy. Wait until it’s done.',
  );
  expect(texts.failed({kind: 'space', needed: 52_340_000, left: 0})).toBe(
    'The copy needs 52.3 MB on this device, and the browser has 0.0 MB left for this site.',
  );
  const address = '/docs/a';
  expect(texts.failed({kind: 'status', address, status: 500})).toBe(
    '/docs/a couldn’t be downloaded (status 500). Nothing was saved.',
  );
  expect(texts.failed({kind: 'changed', address})).toBe(
    '/docs/a couldn’t be downloaded (the file has changed; the site may have just been updated). Nothing was saved.',
  );
  expect(texts.failed({kind: 'download', address, reason: 'Failed to fetch'})).toBe(
    '/docs/a couldn’t be downloaded (Failed to fetch). Nothing was saved.',
  );
  expect(texts.failed({kind: 'browser', reason: 'QuotaExceededError'})).toBe(
    'The browser couldn’t save the copy: QuotaExceededError',
  );
});

test('the offline copy is on unless a variable turns it off', () => {
  expect(isOfflineCopyOn({})).toBe(true);
  expect(isOfflineCopyOn({OFFLINE_COPY: 'on'})).toBe(true);
  expect(isOfflineCopyOn({OFFLINE_COPY: ' off '})).toBe(false);
  expect(() => isOfflineCopyOn({OFFLINE_COPY: 'no'})).toThrow('OFFLINE_COPY is "no"');
});
