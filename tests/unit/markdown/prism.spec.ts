import path from 'node:path';
import {expect, test} from '@playwright/test';

import {isHighlighted, tokenizeLines} from '../../../src/markdown/prism';
import {contentFences} from '../content/pageFences';

const root = path.resolve(__dirname, '../../..');

/** The types that the words of some code get. */
const typeOf = (code: string, language: string): Record<string, string | undefined> =>
  Object.fromEntries(
    tokenizeLines(code, language)
      .flat()
      .map(({text, type}) => [text.trim(), type]),
  );

const plainText = (code: string, language: string): string =>
  tokenizeLines(code, language)
    .map((spans) => spans.map(({text}) => text).join(''))
    .join('\n');

const samples: Record<string, {code: string; types: Record<string, string>}> = {
  bash: {
    code: 'npm i --save "a b" && cd $HOME # later',
    types: {npm: 'function', '--save': 'parameter', '"a b"': 'string', '# later': 'comment'},
  },
  php: {
    code: '$region = new Region("eu");\nif ($region) { echo 1; }',
    types: {$region: 'variable', new: 'keyword', '"eu"': 'string', echo: 'keyword'},
  },
  ruby: {
    code: 'class Render\n  puts "a" if true\nend # done',
    types: {class: 'keyword', Render: 'class-name', '"a"': 'string', '# done': 'comment'},
  },
  docker: {
    code: '# The image\nFROM node:20\nENV NAME "a"',
    types: {'# The image': 'comment', FROM: 'keyword', '"a"': 'string'},
  },
  diff: {code: '-a\n+b', types: {'-': 'prefix', '+': 'prefix'}},
  ini: {code: '[a]\nb=1', types: {b: 'key', '1': 'value'}},
  toml: {code: 'a = 1', types: {a: 'key', '1': 'number'}},
  tsx: {
    code: "const a: number = <Img src='b' />;",
    types: {const: 'keyword', Img: 'class-name', src: 'attr-name', number: 'builtin'},
  },
  json: {code: '{"a": 1}', types: {'"a"': 'property', '1': 'number'}},
  css: {code: '.a {color: red}', types: {color: 'property'}},
  html: {code: '<p class="a">b</p>', types: {p: 'tag', class: 'attr-name'}},
  python: {code: 'def f(): return 1', types: {def: 'keyword', f: 'function'}},
  go: {code: 'func f() {}', types: {func: 'keyword', f: 'function'}},
  rust: {code: 'fn f() {}', types: {fn: 'keyword', f: 'function-definition'}},
  yaml: {code: 'a: 1', types: {a: 'key', '1': 'number'}},
};

for (const [language, {code, types}] of Object.entries(samples)) {
  test(`${language} is highlighted`, () => {
    expect(isHighlighted(language)).toBe(true);
    expect(typeOf(code, language)).toMatchObject(types);
    expect(plainText(code, language)).toBe(code);
  });
}

for (const [short, long] of [
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['dockerfile', 'docker'],
  ['rb', 'ruby'],
  ['html', 'markup'],
  ['py', 'python'],
  ['yml', 'yaml'],
  ['ts', 'typescript'],
  ['js', 'javascript'],
] as const) {
  test(`${short} is short for ${long}`, () => {
    const code = '<a>"b"</a> # if return const def 1';
    expect(isHighlighted(short)).toBe(true);
    expect(tokenizeLines(code, short)).toEqual(tokenizeLines(code, long));
  });
}

test('an unknown language gives plain lines', () => {
  expect(isHighlighted('brainstorm')).toBe(false);
  expect(tokenizeLines('const a = 1;\n\n"b"', 'brainstorm')).toEqual([
    [{text: 'const a = 1;', type: undefined}],
    [],
    [{text: '"b"', type: undefined}],
  ]);
});

test('a token of several lines is one span a line', () => {
  expect(tokenizeLines('/* a\n\nb */ 1', 'ts')).toEqual([
    [{text: '/* a', type: 'comment'}],
    [],
    [
      {text: 'b */', type: 'comment'},
      {text: ' ', type: undefined},
      {text: '1', type: 'number'},
    ],
  ]);
});

test('text between JSX tags is prose: no keywords, types or numbers in it', () => {
  const prose = 'Hello World, this is for new Frames in 5 of 10';
  for (const code of [
    `<h1 style={{color: 'red'}}>${prose}</h1>`,
    `<h1>\n  ${prose} {frame}\n</h1>`,
    `const A = () => <><b>${prose}</b></>;`,
  ]) {
    const spans = tokenizeLines(code, 'tsx').flat();
    expect(spans.filter(({text}) => text.includes(prose))).toMatchObject([{type: undefined}]);
  }
});

test('what is in braces between JSX tags is code', () => {
  expect(typeOf('<h1>New {new Date()} for {null}</h1>', 'jsx')).toMatchObject({
    new: 'keyword',
    null: 'keyword',
    New: undefined,
  });
});

test('comparisons and type arguments are not mistaken for tags', () => {
  for (const code of [
    'const [a] = useState<string | null>(null);\nif (a) return 1;',
    'for (let i = 0; i < n; i++) {}\nif (n > 1) return 1;',
    'const f = <T,>(x: T) => x;\nif (f) return 1;',
  ]) {
    expect(typeOf(code, 'tsx')).toMatchObject({if: 'keyword', return: 'keyword', '1': 'number'});
  }
});

test('every language that a page names is one that is highlighted', async () => {
  const unknown = (await contentFences(root)).filter(({language}) => !isHighlighted(language));
  expect(unknown.map(({place, language}) => `${place} ${language}`)).toEqual([]);
});
