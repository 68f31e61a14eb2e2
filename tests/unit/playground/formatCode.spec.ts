import {expect, test} from '@playwright/test';
import {formatCode} from 'react-docs-playground/format';

import {style} from '../../../src/playground/editor/formatCode';

test('code is formatted as in the docs, and the cursor stays where it was', async () => {
  const code = 'export const Title=()=>{\nconst a : number=3\nreturn <h1 title="A" >{ a }</h1>}';
  const formatted = [
    'export const Title = () => {',
    '  const a: number = 3;',
    '  return <h1 title="A">{a}</h1>;',
    '};',
  ].join('\n');
  const cursor = code.indexOf('number');
  expect(await formatCode(style, {name: 'Title.tsx', code}, cursor)).toEqual({
    code: formatted,
    cursor: formatted.indexOf('number'),
  });
});
