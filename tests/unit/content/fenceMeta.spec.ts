import {expect, test} from '@playwright/test';

import {parseFenceMeta} from '../../../src/content/fenceMeta';

const problemsOf = (meta: string, language = 'tsx'): [offset: number, message: string][] =>
  parseFenceMeta(meta, language).problems.map(({offset, message}) => [offset, message]);

test('nothing after the language means nothing', () => {
  expect(parseFenceMeta('', 'tsx')).toEqual({meta: {lines: []}, problems: []});
});

test('all that a fence may carry is understood', () => {
  const meta =
    'title="Root, at the end" {1,3-5} showLineNumbers file="src/a.ts" group="a b" errors="TS2345,7006, prefer-const"';
  expect(parseFenceMeta(meta, 'ts')).toEqual({
    meta: {
      title: 'Root, at the end',
      lines: [1, 3, 4, 5],
      showLineNumbers: true,
      file: 'src/a.ts',
      group: 'a b',
      errors: ['TS2345', 'TS7006', 'prefer-const'],
    },
    problems: [],
  });
  expect(parseFenceMeta('nocheck="output of a bundler"', 'js').meta.nocheck).toBe(
    'output of a bundler',
  );
  expect(parseFenceMeta('npm2yarn', 'bash')).toEqual({
    meta: {npm2yarn: true, lines: []},
    problems: [],
  });
});

test('a title may hold spaces, braces and words that have a meaning elsewhere', () => {
  const {meta, problems} = parseFenceMeta(
    'title="src/{id}.tsx with showLineNumbers, it\'s {1}"',
    'tsx',
  );
  expect(meta).toEqual({title: "src/{id}.tsx with showLineNumbers, it's {1}", lines: []});
  expect(problems).toEqual([]);
});

for (const [meta, lines] of [
  ['{3}', [3]],
  ['{2,5-7}', [2, 5, 6, 7]],
  ['{ 1, 3 - 4 }', [1, 3, 4]],
  ['{4-4}', [4]],
  ['{1-2,2-3}', [1, 2, 3]],
] as const) {
  test(`${meta} marks the lines ${lines.join(', ')}`, () => {
    expect(parseFenceMeta(`title="a" ${meta} showLineNumbers`, 'ts')).toEqual({
      meta: {title: 'a', lines: [...lines], showLineNumbers: true},
      problems: [],
    });
  });
}

for (const ranges of ['{}', '{5-2}', '{a}', '{0}', '{1,}', '{1-}', '{-2}', '{1.5}']) {
  test(`${ranges} is a problem`, () => {
    expect(parseFenceMeta(`title="a" ${ranges}`, 'ts')).toEqual({
      meta: {title: 'a', lines: []},
      problems: [
        {offset: 10, message: `${ranges} names no lines: write their numbers, such as {1,3-5}`},
      ],
    });
  });
}

test('a value stands in double quotes', () => {
  const message = 'title needs a value in double quotes: write title="src/Root.tsx"';
  for (const meta of ["title='a b'", 'title=a', 'title', 'title=', 'title="a"b', 'title="a"{1}']) {
    expect(parseFenceMeta(`{1} ${meta}`, 'ts'), meta).toEqual({
      meta: {lines: [1]},
      problems: [{offset: 4, message}],
    });
  }
  expect(problemsOf('nocheck="  "')).toEqual([
    [0, 'nocheck= is empty: write nocheck="output of a bundler"'],
  ]);
});

test('a word that has no meaning is a problem', () => {
  const keys =
    'title, showLineNumbers, npm2yarn, file, group, errors, allow, nocheck, run, throws, norender, props, frame, failing, picture, output, origin';
  expect(problemsOf('twoslash error="2345" constructor')).toEqual([
    [0, `unknown fence metadata "twoslash": use ${keys} or {1,3-5}`],
    [9, `unknown fence metadata "error": use ${keys} or {1,3-5}`],
    [22, `unknown fence metadata "constructor": use ${keys} or {1,3-5}`],
  ]);
  expect(problemsOf('"src/a.ts"')).toEqual([
    [0, '"src/a.ts" is not fence metadata: write key="value" or {1,3-5}'],
  ]);
  expect(problemsOf('showLineNumbers="yes"')).toEqual([
    [0, 'showLineNumbers takes no value: write showLineNumbers'],
  ]);
  expect(problemsOf('errors="soon, 12"')).toEqual([
    [0, 'errors= names "12", which is neither an error code nor a lint rule'],
  ]);
});

test('no problem is reported twice', () => {
  expect(problemsOf('title="a" title="b" {1} {2}')).toEqual([
    [10, 'title is given twice: keep one'],
    [24, 'lines are given twice: write one list, such as {1,3-5}'],
  ]);
});

test('a key in a language in which it has no effect is a problem', () => {
  expect(problemsOf('nocheck="a shell"', 'bash')).toEqual([
    [0, 'nocheck has no effect in a fence of bash: remove it'],
  ]);
  expect(problemsOf('npm2yarn', 'tsx')).toEqual([
    [0, 'npm2yarn has no effect in a fence of tsx: remove it'],
  ]);
});

test('keys that need each other, and keys that exclude each other', () => {
  const usage = 'write file="src/Root.tsx" group="player"';
  expect(problemsOf('file="a.tsx"')).toEqual([[0, `file needs group: ${usage}`]]);
  expect(problemsOf('group="a"')).toEqual([[0, `group needs file: ${usage}`]]);
  expect(problemsOf('throws="a message"')).toEqual([
    [0, 'throws needs run: write run throws="input can not be undefined"'],
  ]);
  expect(problemsOf('nocheck="reason" errors="2345"')).toEqual([
    [0, 'nocheck and errors exclude each other: remove one'],
  ]);
  for (const rest of ['{1}', 'title="a"']) {
    expect(problemsOf(`npm2yarn ${rest}`, 'bash')).toEqual([
      [0, 'npm2yarn must stand alone: remove the rest'],
    ]);
  }
});

test('the file of a group has a path within it, and the extension of its language', () => {
  for (const file of ['/a.ts', '../a.ts', 'src/../a.ts', 'src\\a.ts']) {
    expect(problemsOf(`file="${file}" group="a"`, 'ts')).toEqual([
      [0, `file="${file}" leaves the group: use a path such as src/Root.tsx`],
    ]);
  }
  expect(problemsOf('file="src/a.ts" group="b"', 'tsx')).toEqual([
    [0, 'file="src/a.ts" is in a tsx fence: its name must end in .tsx'],
  ]);
  expect(problemsOf('file="src/a.ts" group="b"', 'typescript')).toEqual([]);
});
