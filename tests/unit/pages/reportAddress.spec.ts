import {expect, test} from '@playwright/test';

import {reportAddress} from '../../../src/components/docs/ReportProblem/reportAddress';

const bodyOf = (address: string): string => new URL(address).searchParams.get('body') ?? '';

test('a report names the page, the heading, and what was selected', () => {
  const address = reportAddress({
    path: '/docs/spring',
    heading: 'errors',
    quote: ' one\n  two & 3',
  });
  expect(new URL(address).searchParams.get('title')).toBe('Docs: /docs/spring#errors');
  expect(bodyOf(address)).toBe(
    'Page: https://www.remotion.dev/docs/spring#errors\n\n> one two & 3\n\nWhat is wrong or missing:\n',
  );
});

test('without a selection, nothing is quoted', () => {
  expect(bodyOf(reportAddress({path: '/blog/4-0', quote: ' \n'}))).toBe(
    'Page: https://www.remotion.dev/blog/4-0\n\nWhat is wrong or missing:\n',
  );
});

test('a long selection is shortened, between characters, so that GitHub accepts the address', () => {
  const address = reportAddress({path: '/docs/spring', quote: '𝛼漢'.repeat(50_000)});
  expect(address.length).toBeLessThan(6000);
  expect(bodyOf(address)).toContain(`> ${'𝛼漢'.repeat(200)}…\n`);
});
