import path from 'node:path';
import {expect, test} from '@playwright/test';

import {checkProse, checkStrings} from '../../scripts/lib/prose/checkProse';
import {isMarkdown, readText} from '../../src/content/files';
import {readPage} from '../../src/content/page';

const fixtures = path.resolve(__dirname, '../fixtures/prose');

const findingsOf = async (file: string): Promise<string[]> =>
  (isMarkdown(file)
    ? await checkProse(await readPage(fixtures, file))
    : await checkStrings(file, readText(fixtures, file))
  ).map(({line, message}) => `${String(line)} ${message}`);

test('wordings, repeated words and articles in a page are noticed, with line and cure', async () => {
  const findings = await findingsOf('fail/page.mdx');
  for (const part of [
    '3 "stands for": write',
    '3 "somebody": write "someone"',
    '6 Unexpected repeated `the`',
    '6 Unexpected article `a` before `example`',
    '8 "frames a second": write "per second"',
    '8 "of your user": write',
    '10 "Simply": write nothing',
    '10 "Send a mail": write "email"',
    '10 "somebody": write "someone"',
  ]) {
    expect(
      findings.some((finding) => finding.startsWith(part)),
      `${part} in\n${findings.join('\n')}`,
    ).toBe(true);
  }
  expect(findings).toHaveLength(9);
});

test('the strings of a component are read, not its classes', async () => {
  const findings = await findingsOf('fail/strings.tsx');
  expect(findings.map((finding) => finding.replace(/:.*| `.*/u, ''))).toEqual([
    '2 "$10 a month"',
    '3 "What is seen"',
    '3 Unexpected repeated',
  ]);
});

test('good prose, code and classes have no findings', async () => {
  expect(await findingsOf('pass/page.mdx')).toEqual([]);
  expect(await findingsOf('pass/strings.tsx')).toEqual([]);
});
