import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {
  changedProblems,
  checkLedger,
  type LedgerOutcome,
} from '../../../scripts/lib/messages/messageLedger';
import type {Place, SortingRule} from '../../../scripts/lib/messages/rules';
import {formatLedger, MESSAGE_LEDGER, parseLedger} from '../../../src/errors/ledger';

const CODE = `
const draw = (size, pen) => {
  if (typeof size !== 'number') throw new Error(\`"size" must be a number, but is \${size}\`);
  if (size > 100) throw new Error('The drawing does not fit on the page');
  if (!pen) throw new Error('Expected a pen');
};
exports.draw = draw;
`;

const PAGE = `---
title: draw()
description: Draws something of a size, with a pen, on a page that is large enough for it.
kind: api
api: "@remotion/drawing#draw"
---

## Arguments

### \`size\`

How large it is.

## Errors

| Message | Cause |
| --- | --- |
| \`The drawing does not fit on the page\` | it is larger than 100: make it smaller |
`;

const RULES: readonly SortingRule[] = [
  {kind: 'internal', reason: 'A pen is always there.', messages: [[/./u, 'Expected a pen']]},
  {
    kind: 'self-explanatory',
    reason: 'A value of the wrong type.',
    messages: [[/^@remotion\/drawing\//u, /\bmust be a number\b/u]],
  },
];

const NO_PLACES: readonly Place[] = [];

/** Checks a site with one page and one package. */
const check = (
  {code = CODE, page = PAGE, rules = RULES, places = NO_PLACES, record = false} = {},
  root = test.info().outputPath('site'),
): Promise<LedgerOutcome> => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  write('docs/draw.mdx', page);
  write('node_modules/@remotion/drawing/dist/index.js', code);
  write('node_modules/@remotion/drawing/package.json', '{"version": "1.0.0"}');
  // Changes with what is installed.
  write('node_modules/.package-lock.json', code);
  return checkLedger(root, {rules, places, record});
};

const linesOf = ({findings}: LedgerOutcome): string[] =>
  findings.map(({file, line, message}) => `${file}:${line} ${message}`);

const ledgerOf = (root = test.info().outputPath('site')) =>
  parseLedger(readFileSync(path.join(root, MESSAGE_LEDGER), 'utf8'));

test('each message is explained, self-explanatory or internal', async () => {
  mkdirSync(test.info().outputPath('site/src/errors'), {recursive: true});
  expect(await check({record: true})).toEqual({
    compared: 3,
    explained: 1,
    selfExplanatory: 1,
    internal: 1,
    byPage: {'docs/draw.mdx': 1},
    findings: [],
  });
  expect(ledgerOf()).toEqual({
    '@remotion/drawing': {
      '"size" must be a number, but is …': ['docs/draw.mdx#size'],
      'Expected a pen': 'internal',
      'The drawing does not fit on the page': 'page',
    },
  });
});

test('a message that nothing explains is a finding with file and line', async () => {
  await check({record: true});
  expect(linesOf(await check({page: PAGE.replace('does not fit', 'is not')}))).toEqual([
    'node_modules/@remotion/drawing/dist/index.js:4 no page explains "The drawing does not fit on the page", which draw() of @remotion/drawing throws or logs: quote it on a page with its cause and fix, or give it a rule in scripts/lib/messages/rules.ts',
  ]);
});

test('a self-explanatory message that leads nowhere is a finding', async () => {
  const page = PAGE.replace('drawing#draw', 'drawing#erase');
  expect(linesOf(await check({page, record: true}))).toEqual([
    expect.stringMatching(
      /index\.js:3 ""size" must be a number, .* is listed with no page: add one/u,
    ),
  ]);
});

test('what came and what went since the ledger was written are findings', async () => {
  await check({record: true});
  const code = CODE.replace('does not fit on the page', 'is larger than the page');
  const page = PAGE.replace('does not fit on the page', 'is larger than the page');
  expect(linesOf(await check({code, page}))).toEqual([
    'src/errors/toolkit-messages.json:5 "The drawing does not fit on the page" was removed from @remotion/drawing; npm run check:messages -- --record records it',
    'src/errors/toolkit-messages.json:2 "The drawing is larger than the page" is new in @remotion/drawing (page); npm run check:messages -- --record records it',
  ]);
  expect(linesOf(await check({code, page, record: true}))).toEqual([]);
});

test('a message that is sorted in another way is a finding', () => {
  expect(
    changedProblems(
      {remotion: {'Expected a pen': 'internal', same: 'page'}},
      {remotion: {'Expected a pen': ['docs/draw.mdx'], same: 'page'}},
    ).map(({line, message}) => `${line} ${message}`),
  ).toEqual([
    '3 "Expected a pen" in remotion was internal, and is now self-explanatory, docs/draw.mdx; npm run check:messages -- --record records it',
  ]);
});

test('a rule that no message fits is a finding', async () => {
  const rules: readonly SortingRule[] = [
    ...RULES,
    {kind: 'internal', reason: 'Gone.', messages: [[/^remotion\//u, 'Expected a brush']]},
  ];
  expect(linesOf(await check({rules, record: true}))).toEqual([
    'scripts/lib/messages/rules.ts:1 no message is Expected a brush in /^remotion\\//u: delete it',
  ]);
});

test('files have a place of their own, and a place without messages is a finding', async () => {
  const page = PAGE.replace('drawing#draw', 'drawing#erase');
  const places: readonly Place[] = [
    [/^@remotion\/drawing\/index\.js$/u, 'docs/draw.mdx#errors'],
    [/^@remotion\/drawing\/pen\.js$/u, 'docs/draw.mdx'],
  ];
  expect(linesOf(await check({page, places, record: true}))).toEqual([
    'scripts/lib/messages/rules.ts:1 no message is in /^@remotion\\/drawing\\/pen\\.js$/u: delete it',
  ]);
  expect(ledgerOf()['@remotion/drawing']).toMatchObject({
    '"size" must be a number, but is …': ['docs/draw.mdx#size'],
  });
});

test('a place of a rule that is not there is a finding', async () => {
  const rules = RULES.map((rule) =>
    rule.kind === 'internal' ? rule : {...rule, place: 'docs/draw.mdx#color'},
  );
  expect(linesOf(await check({rules, record: true}))).toEqual([
    'scripts/lib/messages/rules.ts:1 docs/draw.mdx#color does not exist: correct it in the rule, or in PLACES',
  ]);
});

test('a ledger is written and read as it is, and another file is refused', () => {
  const ledger = {
    remotion: {'B "quoted"': 'internal' as const, A: ['docs/a.mdx#b']},
    '@remotion/gif': {C: 'page' as const},
  };
  expect(parseLedger(formatLedger(ledger))).toEqual(ledger);
  expect(formatLedger(ledger).split('\n')[1]).toBe('  "@remotion/gif": {');
  expect(() => parseLedger('{"remotion": {"A": "elsewhere"}}')).toThrow(
    'is not a list of messages',
  );
  expect(() => parseLedger('{}')).toThrow('is not a list of messages');
});
