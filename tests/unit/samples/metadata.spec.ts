import {expect, test} from '@playwright/test';
import {parseMetadata} from '../../../scripts/lib/samples/metadata';

test('reads what decides on the check and leaves the rest to the code block', () => {
  const meta =
    'title="nocheck is fine here" {1,3-5} showLineNumbers file="src/a.ts" group=\'a b\' errors="TS2345,7006"';
  expect(parseMetadata(meta, 'ts')).toEqual({
    metadata: {file: 'src/a.ts', group: 'a b', expected: ['TS2345', 'TS7006']},
    problems: [],
  });
});

test('a reason of blanks is no reason', () => {
  const {metadata, problems} = parseMetadata('{1} nocheck="  "', 'ts');
  expect(metadata).toEqual({expected: []});
  expect(problems).toEqual([
    {
      offset: 4,
      message: 'nocheck= is empty: give the reason, as in nocheck="output of a bundler"',
    },
  ]);
});

test('text that is no metadata is a problem', () => {
  expect(parseMetadata('"src/a.ts"', 'ts').problems).toEqual([
    {
      offset: 0,
      message: '""src/a.ts"" is not fence metadata: write key="value" or {1,3-5}',
    },
  ]);
});
