import {expect, test} from '@playwright/test';
import type {HistoryItem} from 'npm-api-history/format';
import {formatFinding} from 'mdx-docs-checker/findings';

import {
  badgesOf,
  checkSince,
  isWithin,
  type SinceOutcome,
} from '../../../scripts/lib/history/checkSince';
import {parsePage} from '../../../src/content/page';
import {loadModel} from '../../../src/toolkit-api/loadApi';
import {ROOT} from './fixtureReleases';

/** A history that says other things than the real one. */
const ITEMS: Readonly<Record<string, HistoryItem>> = {
  'remotion#Sequence': {kind: 'component', since: '4.0.7'},
  'remotion#Sequence.from': {kind: 'option', since: '4.0.20..4.0.24'},
  'remotion#Sequence.name': {kind: 'option', since: '..4.0.0'},
  'remotion#Sequence.layout': {
    kind: 'option',
    since: '..4.0.0',
    changes: [
      {at: '4.0.9', what: 'removed'},
      {at: '4.0.11', what: 'added'},
    ],
  },
};

const check = async (
  top: string,
  badges: Partial<Record<'from' | 'name' | 'layout', string>>,
): Promise<SinceOutcome> => {
  const page = await parsePage(
    'docs/sequence.mdx',
    [
      '---\ntitle: <Sequence>\napi: remotion#Sequence\n---',
      top,
      '## Props',
      ...Object.entries(badges).map(([name, badge]) => `### \`${name}?\`\n\n${badge}\n\nText.`),
    ].join('\n\n'),
  );
  return checkSince(ROOT, page, loadModel(ROOT, ['remotion']), ITEMS);
};

const since = (version: string, more = ''): string => `<Since version="${version}"${more} />`;

test('badges that agree with the types are proven', async () => {
  const outcome = await check(since('4.0.7'), {
    from: since('4.0.22'),
    name: since('3.2.36'),
    layout: since('4.0.11'),
  });
  expect(outcome.findings).toEqual([]);
  expect(outcome.proven).toBe(4);
});

test('a contradiction is found, with its place and what to write', async () => {
  const {findings} = await check(since('4.0.8'), {
    from: since('4.0.20'),
    name: since('4.0.3'),
    layout: since('soon'),
  });
  expect(findings.map(formatFinding)).toEqual([
    expect.stringMatching(
      /^docs\/sequence\.mdx:\d+ the badge says 4\.0\.8, but by the types `remotion#Sequence` was added in 4\.0\.7 — write <Since version="4\.0\.7" \/>, or add behavior/,
    ),
    expect.stringContaining(
      'the badge says 4.0.20, but by the types `remotion#Sequence.from` was added between 4.0.20 and 4.0.24 — write the release between them',
    ),
    expect.stringContaining(
      'the badge says 4.0.3, but by the types `remotion#Sequence.name` is in 4.0.0 or earlier — remove the badge',
    ),
    expect.stringContaining('"soon" isn\'t a version — write one such as 4.0.250'),
  ]);
});

test('behavior is not compared, and is not said without need', async () => {
  const kept = await check(since('4.0.8', ' behavior'), {});
  expect(kept).toMatchObject({proven: 0, unproven: 1, findings: []});
  const needless = await check(since('4.0.7', ' behavior'), {});
  expect(needless.findings.map(formatFinding)).toEqual([
    expect.stringContaining(
      'the types confirm 4.0.7: `remotion#Sequence` was added in it — remove behavior',
    ),
  ]);
});

test('badges in samples and in the text of a section are about no heading', async () => {
  const page = await parsePage(
    'docs/a.mdx',
    '## One\n\nText.\n\n<Since version="4.0.1" />\n\n```mdx\n<Since version="4.0.2" />\n```\n',
  );
  expect(badgesOf(page)).toEqual([
    {version: '4.0.1', isBehavior: false, line: 5, heading: undefined},
  ]);
});

test('a version is within a moment or not', () => {
  expect(isWithin('4.0.5', '4.0.5')).toBe(true);
  expect(isWithin('4.0.4', '4.0.5')).toBe(false);
  expect(isWithin('4.0.4', '4.0.4..4.0.9')).toBe(false);
  expect(isWithin('4.0.9', '4.0.4..4.0.9')).toBe(true);
  expect(isWithin('4.0.10', '4.0.4..4.0.9')).toBe(false);
  expect(isWithin('2.0.0', '..4.0.0')).toBe(true);
  expect(isWithin('4.0.1', '..4.0.0')).toBe(false);
});
