import {expect, test} from '@playwright/test';

import {auditProblems} from '../../../scripts/lib/audit/auditReport';

/** What `npm audit --json` prints: a package with an advisory, and one that needs it. */
const report = (severity: string): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      'serve-thing': {name: 'serve-thing', severity, via: ['path-thing'], effects: []},
      'path-thing': {
        name: 'path-thing',
        severity,
        via: [
          {
            source: 1,
            name: 'path-thing',
            title: 'Leads out of its folder',
            url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
            severity,
            range: '<2.0.1',
          },
        ],
        effects: ['serve-thing'],
      },
    },
  });

const exception = {advisory: 'GHSA-aaaa-bbbb-cccc', reason: 'not reached', until: '2027-01-31'};

test('high and critical advisories fail, with package, range and cure; others do not', () => {
  for (const severity of ['high', 'critical']) {
    expect(auditProblems(report(severity), [], '2026-12-01')).toEqual([
      `GHSA-aaaa-bbbb-cccc (${severity}): path-thing <2.0.1: Leads out of its folder. Update it, or say why it doesn't affect the site in scripts/lib/audit/exceptions.ts: https://github.com/advisories/GHSA-aaaa-bbbb-cccc`,
    ]);
  }
  for (const severity of ['info', 'low', 'moderate']) {
    expect(auditProblems(report(severity), [], '2026-12-01')).toEqual([]);
  }
});

test('an exception holds until its day, and as long as it is needed', () => {
  expect(auditProblems(report('high'), [exception], '2027-01-31')).toEqual([]);
  expect(auditProblems(report('high'), [exception], '2027-02-01')).toEqual([
    'GHSA-aaaa-bbbb-cccc: the exception expired on 2027-01-31: review it',
  ]);
  expect(auditProblems('{"vulnerabilities": {}}', [exception], '2026-12-01')).toEqual([
    'GHSA-aaaa-bbbb-cccc is no longer reported: remove the exception',
  ]);
});

test('a registry that does not answer is no clean outcome', () => {
  expect(() => auditProblems('{"message": "405 Method Not Allowed"}', [], '2026-12-01')).toThrow(
    'The registry returned no audit: 405 Method Not Allowed',
  );
});
