import {expect, test} from '@playwright/test';

import {parseCodeMeta, takeChanges, visibleCode} from '../../../src/markdown/codeMeta';

test('nothing after the language means nothing', () => {
  expect(parseCodeMeta('')).toEqual({
    title: undefined,
    file: undefined,
    highlighted: new Set(),
    lineNumbers: false,
    entry: undefined,
    flags: new Set(),
  });
});

test('a title may hold spaces, braces and words that are flags elsewhere', () => {
  const meta = parseCodeMeta('title="src/{id}.tsx with showLineNumbers"');
  expect(meta.title).toBe('src/{id}.tsx with showLineNumbers');
  expect(meta.highlighted).toEqual(new Set());
  expect(meta.lineNumbers).toBe(false);
  expect(meta.flags).toEqual(new Set());
});

test('the file is the title unless there is one', () => {
  expect(parseCodeMeta('file="src/Root.tsx"')).toMatchObject({
    title: 'src/Root.tsx',
    file: 'src/Root.tsx',
  });
  expect(parseCodeMeta('file="src/Root.tsx" title="Root"')).toMatchObject({
    title: 'Root',
    file: 'src/Root.tsx',
  });
  expect(parseCodeMeta('title="Root"').file).toBeUndefined();
});

for (const [meta, lines] of [
  ['{3}', [3]],
  ['{2,5-7}', [2, 5, 6, 7]],
  ['{ 1, 3 - 4 }', [1, 3, 4]],
  ['{4-4}', [4]],
  ['{7-5}', []],
  ['{1-2,2-3}', [1, 2, 3]],
] as const) {
  test(`${meta} marks the lines ${lines.join(', ') || '– none'}`, () => {
    expect(parseCodeMeta(meta).highlighted).toEqual(new Set(lines));
    expect(parseCodeMeta(`title="a" ${meta} showLineNumbers`).highlighted).toEqual(new Set(lines));
  });
}

test('what is no range marks no line and is no flag', () => {
  const meta = parseCodeMeta('{first} twoslash');
  expect(meta.highlighted).toEqual(new Set());
  expect(meta.flags).toEqual(new Set(['twoslash']));
});

test('words that stand alone are flags', () => {
  const meta = parseCodeMeta('signature title="a" {1} showLineNumbers entry="@remotion/player"');
  expect(meta.flags).toEqual(new Set(['signature', 'showLineNumbers']));
  expect(meta.lineNumbers).toBe(true);
  expect(meta.entry).toBe('@remotion/player');
});

test('lines up to the cut marker are hidden', () => {
  expect(visibleCode('const a = 1;\n// ---cut---\nconst b = a;\n')).toBe('const b = a;');
  expect(visibleCode('{\n  // ---cut---  \n  b;\n}')).toBe('  b;\n}');
});

test('what only looks like the cut marker hides nothing', () => {
  for (const code of ['a;\nb; // ---cut---\nc;', "a;\n'// ---cut---';\nc;", 'a;\n// --cut--\nc;']) {
    expect(visibleCode(code)).toBe(code);
  }
});

test('one line end at the end belongs to the fence, not to the code', () => {
  expect(visibleCode('a\n')).toBe('a');
  expect(visibleCode('a\n\n')).toBe('a\n');
  expect(visibleCode('')).toBe('');
});

test('diff markers are taken off, whatever comment carries them', () => {
  expect(
    takeChanges(
      [
        'const a = 1;',
        'const b = 2; // [!code ++]',
        'npm i remotion # [!code --]',
        '  <Audio /> {/* [!code ++] */}',
        'x //[!code --]  ',
      ].join('\n'),
    ),
  ).toEqual({
    code: ['const a = 1;', 'const b = 2;', 'npm i remotion', '  <Audio />', 'x'].join('\n'),
    changes: [undefined, 'added', 'removed', 'added', 'removed'],
  });
});

test('a marker in the middle of a line, or of another kind, stays', () => {
  for (const code of ['a; // [!code ++] and more', 'a; // [!code focus]', "'[!code ++]'"]) {
    expect(takeChanges(code)).toEqual({code, changes: [undefined]});
  }
});
