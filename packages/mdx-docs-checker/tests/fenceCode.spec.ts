import {expect, test} from '@playwright/test';
import {markerProblems, takeChanges, visibleCode} from '../lib/fenceCode';

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

test('diff markers are removed, whatever comment holds them', () => {
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

test('markers that would be shown, and cuts that hide nothing, are problems of their line', () => {
  const code = [
    'a(); // [!code focus]',
    '// -- cut --',
    '// ---cut---',
    'b(); // [!code ++]',
    '// ---cut---',
  ].join('\n');
  expect(markerProblems(code)).toEqual([
    {
      line: 1,
      message: 'this marker has no effect: end the line with // [!code ++] or // [!code --]',
    },
    {line: 2, message: '"// -- cut --" hides nothing: write // ---cut--- on a line of its own'},
    {line: 5, message: 'a second // ---cut---: keep one'},
  ]);
  expect(markerProblems('a();\n// ---cut---\nb(); // [!code --]')).toEqual([]);
});

test('a marker that a formatter has put on a line of its own is a problem', () => {
  const code = 'a({\n  // [!code ++]\n  b, // [!code ++]\n}); // [!code ++]';
  expect(markerProblems(code).map(({line}) => line)).toEqual([2]);
});
