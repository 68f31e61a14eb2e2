import {expect, test} from '@playwright/test';

import {CodeError, compile, resolveFile} from '../lib/compile.ts';

for (const [code, line, message] of [
  ['export const A = () => {\n  const a = ;\n  return <h1>A</h1>;\n};', 2, 'Unexpected token'],
  ['const f = (a: number) => {\n  if (a {\n  }\n};', 2, 'expected ")"'],
  ['function f() {\n  return <h1>;\n}', 2, 'Unterminated JSX contents'],
  ['\n\nconst const = 1;', 3, 'Unexpected token'],
] as const) {
  test(`a syntax error is in line ${line} of ${JSON.stringify(code)}`, () => {
    const error = (() => {
      try {
        return compile([{name: 'A.tsx', code}]);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(CodeError);
    expect((error as CodeError).problem).toMatchObject({file: 'A.tsx', line});
    expect((error as CodeError).problem.message).toContain(message);
  });
}

test('compiled code keeps its lines, and lists its imports', () => {
  const code = "import {a} from './a';\nimport type {B} from 'b';\n\nexport const c = <p>{a}</p>;";
  const [file] = compile([{name: 'A.tsx', code}]);
  expect(file?.code.split('\n')).toHaveLength(4);
  expect(file?.imports).toEqual([
    {name: 'react/jsx-runtime', line: 1},
    {name: './a', line: 1},
  ]);
});

test('a text that looks like an import is none', () => {
  const code = `const hint = "require('left-pad')";\nconst own = {require: String};\nown.require('b');`;
  const [file] = compile([{name: 'A.ts', code}]);
  expect(file?.imports).toEqual([]);
});

test('what browsers know is left as it is, and a file that did not change is not compiled again', () => {
  const code = 'export const a = (b) => b?.c ?? 1;';
  const [first] = compile([{name: 'A.ts', code}]);
  expect(first?.code).toContain('b?.c ?? 1');
  const [again, other] = compile([
    {name: 'A.ts', code},
    {name: 'B.ts', code},
  ]);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(compile([{name: 'A.ts', code: `${code} `}])[0]).not.toBe(first);
});

test('a relative import names a file with or without its extension', () => {
  const files = compile([
    {name: 'Title.tsx', code: ''},
    {name: 'data.json.ts', code: ''},
    {name: 'colors.js', code: ''},
  ]);
  const nameOf = (name: string) => resolveFile(files, name)?.name;
  expect(nameOf('./Title')).toBe('Title.tsx');
  expect(nameOf('./Title.tsx')).toBe('Title.tsx');
  expect(nameOf('./colors')).toBe('colors.js');
  for (const name of ['Title', './title', './data', '../Title']) {
    expect(nameOf(name), name).toBeUndefined();
  }
});
