import {expect, test} from '@playwright/test';

import {formatCode} from '../lib/format.ts';

const style = {bracketSpacing: false, singleQuote: true} as const;

test('code is formatted in the style, and the cursor stays where it was', async () => {
  const code = 'export const Title=()=>{\nconst a : number=3\nreturn <h1 title="A" >{ a }</h1>}';
  const cursor = code.indexOf('number');
  const formatted = [
    'export const Title = () => {',
    '  const a: number = 3;',
    '  return <h1 title="A">{a}</h1>;',
    '};',
  ].join('\n');
  expect(await formatCode(style, {name: 'Title.tsx', code}, cursor)).toEqual({
    code: formatted,
    cursor: formatted.indexOf('number'),
  });
});

test('JSON is formatted, too', async () => {
  expect(await formatCode(style, {name: 'props.json', code: '{"a":1,\n"b":[]}'}, 0)).toMatchObject({
    code: '{"a": 1, "b": []}',
  });
});

for (const [name, code, line, message] of [
  ['Title.tsx', 'const a = 1;\nconst b = ;', 2, 'Unexpected token'],
  ['Title.tsx', 'function f() {\n  return <h1>;\n}', 2, 'Unterminated JSX contents'],
  ['props.json', '{\n"a": }', 2, 'Unexpected token'],
] as const) {
  test(`a syntax error in line ${line} of ${name} is told: ${message}`, async () => {
    const result = await formatCode(style, {name, code}, 0);
    expect(result).toMatchObject({problem: {file: name}});
    expect(JSON.stringify(result)).toContain(message);
    expect(JSON.stringify(result)).not.toMatch(/\(\d+:\d+\)/);
  });
}
