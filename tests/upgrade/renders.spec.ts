import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, test} from '@playwright/test';

import {collectRenders} from '../../scripts/lib/renders/collectRenders';
import {renderJobs} from '../../scripts/lib/renders/renderJobs';
import {parsePage} from '../../src/content/page';

const ROOT = resolve(__dirname, '../..');

const problemsOf = async (text: string, lanes?: number): Promise<string[]> => {
  const {jobs} = collectRenders(await parsePage('page.mdx', text));
  const problems: string[] = [];
  await renderJobs(
    ROOT,
    jobs,
    ({line}, problem) => {
      if (problem !== undefined) problems.push(`${String(line)} ${problem}`);
    },
    lanes,
  );
  return problems;
};

const fixture = (name: string): string =>
  readFileSync(resolve(ROOT, 'tests/fixtures/renders', `${name}.mdx`), 'utf8');

test('samples that show or sound are no findings, two at a time', async () => {
  expect(await problemsOf(fixture('right'), 2)).toEqual([]);
});

test('each fault is found at its sample', async () => {
  expect(await problemsOf(fixture('wrong'))).toEqual([
    expect.stringMatching(/^3 Cannot read properties of undefined \(reading 'join'\)/),
    '9 the image is the same single color at frames 60, 0, 30, 110',
    expect.stringMatching(/^16 without its media: /),
    expect.stringMatching(/^23 .*Composition id/),
  ]);
});

test('a prop that changes on a real page is found', async () => {
  const page = readFileSync(resolve(ROOT, 'docs/absolute-fill.mdx'), 'utf8');
  const broken = page.replace(" src={staticFile('mountains.jpg')}", '');
  expect(broken).not.toBe(page);
  expect(await problemsOf(broken)).toEqual(['16 No "src" prop was passed to <Img>.']);
});
