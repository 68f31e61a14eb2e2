import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {formatFinding} from 'mdx-docs-checker/findings';

import {checkValues, readValueLedger, recordValues} from '../../../scripts/lib/readings/values';

const PAGE = `---
title: Retries 5
---

import Limits from './_limits.mdx';

# Retries \\{#at-7}

At most 200 tries. See [the queue](/docs/queue-2).

Default: \`'h264'\`, which is \`false\` on iOS. After 15 minutes, it throws; times are in seconds.

A wrong name is ignored. With \`jpeg\`, the default, it's faster than \`png\`.

It can be \`aac\`, \`mp3\` or \`wav\`.

| Codec | Default |
| --- | --- |
| \`vp8\` | \`opus\` |

| Message | |
| --- | --- |
| \`The queue is full: …\` | wait |

\`\`\`ts
retry(3);
\`\`\`

<Limits />
`;

/** A site whose page was read; what it's changed to afterwards is what the test is about. */
const makeReadSite = async (): Promise<{
  write: (file: string, text: string) => void;
  findings: () => Promise<string[]>;
  record: () => Promise<void>;
}> => {
  const root = test.info().outputPath('site');
  const write = (file: string, text: string): void => {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  write('docs/retries.mdx', PAGE);
  write('docs/_limits.mdx', 'A function runs for 900 seconds.\n');
  mkdirSync(path.join(root, 'scripts/lib/readings'), {recursive: true});
  const record = (): Promise<void> => recordValues(root, ['docs/retries.mdx']);
  await record();
  const findings = async (): Promise<string[]> =>
    (await checkValues(root, readValueLedger(root))).map(formatFinding);
  return {write, findings, record};
};

test('a page as it was read has no findings', async () => {
  const {findings} = await makeReadSite();
  expect(await findings()).toEqual([]);
});

for (const [what, before, after, line] of [
  ['a limit', 'At most 200', 'At most 250', 9],
  ['a default', "`'h264'`", "`'h265'`", 11],
  ['a literal', '`false`', '`true`', 11],
  ['an amount’s unit', '15 minutes', '15 hours', 11],
  ['a unit', 'in seconds', 'in milliseconds', 11],
  ['an outcome', 'it throws', 'it rejects', 11],
  ['a default in a sentence', '`jpeg`, the default', '`webp`, the default', 13],
  ['a list that lacks a value', '`aac`, `mp3` or `wav`', '`aac` or `wav`', 15],
  ['a list with another value', '`aac`, `mp3` or `wav`', '`aac`, `opus` or `wav`', 15],
  ['a default in a table', '`opus`', '`vorbis`', 19],
  ['another outcome', 'is ignored', 'throws', 13],
  ['a message', 'The queue is full', 'The queue is ful', 23],
] as const) {
  test(`${what} that differs from what was read is found at its line`, async () => {
    const {write, findings, record} = await makeReadSite();
    write('docs/retries.mdx', PAGE.replace(before, after));
    const [finding, ...others] = await findings();
    expect(finding).toContain(`docs/retries.mdx:${String(line)} value`);
    expect(finding).toContain('npm run read:record -- --values docs/retries.mdx');
    expect(others).toEqual([]);
    await record();
    expect(await findings()).toEqual([]);
  });
}

test('a value of a part is found in the part', async () => {
  const {write, findings} = await makeReadSite();
  write('docs/_limits.mdx', 'A function runs for 90 seconds.\n');
  expect(await findings()).toEqual([
    expect.stringMatching(/^docs\/_limits\.mdx:1 value "90" .* had "900"/u),
  ]);
});

test('other words, samples, addresses, ids and fewer values are no findings', async () => {
  const {write, findings} = await makeReadSite();
  write(
    'docs/retries.mdx',
    PAGE.replace('tries. See', 'attempts. Compare')
      .replace('retry(3)', 'retry(4)')
      .replace('queue-2', 'queue-3')
      .replace('\\{#at-7}', '\\{#at-8}')
      .replace(', which is `false` on iOS', ''),
  );
  expect(await findings()).toEqual([]);
});

test('pages that nobody has read are not compared', async () => {
  const {write, findings} = await makeReadSite();
  write('docs/new.mdx', '# New\n\nAt most 12.\n');
  expect(await findings()).toEqual([]);
});

test('the ledger has a page a line', async () => {
  await makeReadSite();
  const file = readFileSync(
    path.join(test.info().outputPath('site'), 'scripts/lib/readings/values.json'),
    'utf8',
  );
  expect(file.split('\n').filter((line) => line.includes('.mdx"'))).toHaveLength(2);
});
