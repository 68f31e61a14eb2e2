import {expect, test} from '@playwright/test';
import {samplePage} from 'mdx-docs-checker/samples';
import {parsePage} from '../../../src/content/page';

const page = async (...lines: string[]) =>
  samplePage(await parsePage('docs/a.mdx', lines.join('\n')));

test('only fences in the four languages are samples, and JSON in a group', async () => {
  const {samples} = await page(
    ...['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript', 'json', 'bash', 'css', ''].flatMap(
      (language) => [`\`\`\`${language}`, '1', '```', ''],
    ),
    '```json file="data.json" group="a"',
    '1',
    '```',
    '',
    '    indented = code;',
  );
  expect(samples.map(({extension}) => extension)).toEqual([
    'ts',
    'tsx',
    'js',
    'jsx',
    'ts',
    'js',
    'json',
  ]);
});

test('positions survive Windows line endings, front matter and comments', async () => {
  const text = [
    '---',
    'title: A',
    '---',
    '## A \\{#b}',
    '{/* {a',
    '*/}',
    '- ```ts',
    '  a();',
    '',
    '    b();',
    '  ```',
  ].join('\r\n');
  const {samples, problems} = samplePage(await parsePage('docs/a.mdx', text));
  expect(problems).toEqual([]);
  expect(samples).toEqual([
    {
      page: 'docs/a.mdx',
      line: 7,
      column: 3,
      extension: 'ts',
      code: 'a();\n\n  b();',
      indents: [2, 0, 2],
      expected: [],
    },
  ]);
});

test('removed lines and markers are not compiled, and every line keeps its place', async () => {
  const {samples, problems} = await page(
    '```tsx',
    'a(); // [!code --]',
    '<b /> {/* [!code ++] */}',
    'c();',
    '```',
  );
  expect(problems).toEqual([]);
  expect(samples[0]?.code).toBe('\n<b />\nc();');
});

test('a fence in a comment is no sample', async () => {
  expect(await page('{/*', '```ts', 'a', '```', '*/}')).toEqual({
    path: 'docs/a.mdx',
    samples: [],
    problems: [],
  });
});
