import {expect, test} from '@playwright/test';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {remarkFences} from '../../../src/markdown/remarkFences';
import {parseMdx} from '../../../src/content/parseMdx';
import {fencesOf} from './pageFences';

test('all fences of a page are found, also indented and nested ones', async () => {
  const page = [
    'Text with ``` in it.',
    '',
    '```tsx title="a" {1}',
    'const a = 1;',
    '',
    '```',
    '',
    '- In a list:',
    '',
    '  ```bash',
    '  npm i',
    '    remotion',
    '  ```',
    '',
    '````md',
    '```',
    'inner',
    '```',
    '````',
    '',
    '~~~',
    'plain',
    '~~~',
  ].join('\n');
  const fences = await fencesOf(page);
  expect(
    fences.map(({line, column, language, code, indents, problems}) => ({
      place: `${line}:${column}`,
      language,
      code,
      indents,
      problems,
    })),
  ).toEqual([
    {place: '3:1', language: 'tsx', code: 'const a = 1;\n', indents: [0, 0], problems: []},
    {place: '10:3', language: 'bash', code: 'npm i\n  remotion', indents: [2, 2], problems: []},
    {place: '15:1', language: 'md', code: '```\ninner\n```', indents: [0, 0, 0], problems: []},
    {place: '21:1', language: 'text', code: 'plain', indents: [0], problems: []},
  ]);
  expect(fences[0]?.meta).toEqual({title: 'a', lines: [1]});
});

/** Line, column and message of each problem of a page's fences. */
const problemsOf = async (...lines: string[]): Promise<string[]> =>
  (await fencesOf(lines.join('\n'))).flatMap(({problems}) =>
    problems.map(({line, column, message}) => `${line}:${column} ${message}`),
  );

test('problems have their position, whatever the language', async () => {
  expect(await problemsOf('- ```bash title=a', '  a', '  ```', '', '~~~css {b}', '~~~')).toEqual([
    '1:11 title needs a value in double quotes: write title="src/Root.tsx"',
    '5:8 {b} names no lines: write their numbers, such as {1,3-5}',
  ]);
  expect(await problemsOf('> ```ts', '> // [!code focus]', '> ```')).toEqual([
    '2:3 this marker has no effect: end the line with // [!code ++] or // [!code --]',
  ]);
});

test('metadata without a language is a problem', async () => {
  expect(await problemsOf('```title="a.tsx"', '```')).toEqual([
    '1:1 "title="a.tsx"" is not a language: write one first, as in tsx title="a.tsx"',
  ]);
  expect(await problemsOf('```{1}', '```')).toHaveLength(1);
});

test('a marked line must be shown', async () => {
  expect(await problemsOf('```ts {2}', 'a', '```')).toEqual([
    '1:1 line 2 is marked, but 1 line is shown',
  ]);
  expect(await problemsOf('```ts {1-3}', 'a', '// ---cut---', 'b', 'c', '```')).toEqual([
    '1:1 line 3 is marked, but 2 lines are shown',
  ]);
  expect(await problemsOf('```ts {1-2}', 'a', '// ---cut---', 'b', 'c', '```')).toEqual([]);
});

const build = async (source: string): Promise<void> => {
  const tree = await parseMdx(source);
  if ('reason' in tree) throw new Error(tree.reason);
  const file = new VFile({value: source, path: 'docs/a.mdx'});
  unified().use(remarkFences).runSync(tree, file);
};

test('the build stops at the first problem and names all of the page', async () => {
  await expect(
    build("Text\n\n```ts title='a'\n1;\n```\n\n```ts {5-2}\n1;\n```\n"),
  ).rejects.toMatchObject({
    file: 'docs/a.mdx',
    line: 3,
    column: 7,
    reason:
      '3:7 title needs a value in double quotes: write title="src/Root.tsx"\n' +
      '7:7 {5-2} names no lines: write their numbers, such as {1,3-5}',
  });
  await expect(build('```ts title="a" {1}\n1;\n```')).resolves.toBeUndefined();
});
