import {expect, test} from '@playwright/test';

import {mayCount} from '../../../src/client/analytics/rule';

const hostname = 'www.remotion.dev';

test('[ANALYTICS-01] a visit to a public address is counted', () => {
  expect(mayCount({hostname})).toBe(true);
  expect(mayCount({hostname, doNotTrack: null, globalPrivacyControl: false})).toBe(true);
  for (const doNotTrack of ['0', 'unspecified', 'no']) {
    expect(mayCount({hostname, doNotTrack}), doNotTrack).toBe(true);
  }
  for (const other of ['localhost.example.com', 'docs-localhost.dev', '128.0.0.1', '1270.0.0.1']) {
    expect(mayCount({hostname: other}), other).toBe(true);
  }
});

test('[ANALYTICS-01] Do Not Track and Global Privacy Control are respected', () => {
  expect(mayCount({hostname, doNotTrack: '1'})).toBe(false);
  expect(mayCount({hostname, doNotTrack: 'yes'})).toBe(false);
  expect(mayCount({hostname, globalPrivacyControl: true})).toBe(false);
});

for (const local of [
  'localhost',
  'docs.localhost',
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '[::1]',
  '',
]) {
  test(`[ANALYTICS-01] nothing is counted on the author's own machine: "${local}"`, () => {
    expect(mayCount({hostname: local})).toBe(false);
  });
}
