import path from 'node:path';

import {expect, test} from '@playwright/test';
import {z} from 'zod';

import {
  formatFinding,
  frontMatter,
  grammar,
  links,
  names,
  results,
  runChecks,
  samples,
  wording,
  type Check,
} from '../lib/index';
import {createProject} from './writeProject';

const findings = async (
  files: Readonly<Record<string, string>>,
  ...checks: Check[]
): Promise<string[]> => {
  const root = createProject(files);
  const report = await runChecks({root, configuration: {pages: ['docs'], checks}});
  return report.findings.map(formatFinding);
};

test('links to pages, headings and files are followed', async () => {
  expect(
    await findings(
      {
        'docs/a.mdx': [
          '# A',
          '## Second part',
          '[b](./b.md) [c](/docs/b#there) [d](#second-part) [e](https://example.com/x)',
          '[f](/docs/a/) ![picture](./picture.png) <a id="own" href="#own">g</a> [h](/docs)',
        ].join('\n\n'),
        'docs/b.md': '## There',
        'docs/index.md': '# Start',
        'docs/picture.png': '',
      },
      links(),
    ),
  ).toEqual([]);
});

test('links that lead nowhere are found, with what may have been meant', async () => {
  expect(
    await findings(
      {
        'docs/timers.mdx': [
          '## Your first timer',
          '[b](./othr.mdx) [c](/docs/timer) [d](#your-first-timr)',
          '![picture](./missing.png) [e]() <a href="/elsewhere/page">f</a>',
          '[g][ref]',
          '[ref]: ./other.mdx#nothing-alike',
        ].join('\n\n'),
        'docs/other.mdx': '## There',
      },
      links(),
    ),
  ).toEqual([
    'docs/timers.mdx:3:1 link there is no page file "./othr.mdx" — write "./other.mdx"',
    'docs/timers.mdx:3:17 link there is no page or file at "/docs/timer" — write "/docs/timers"',
    'docs/timers.mdx:3:34 link this page has no heading with the id "your-first-timr" — write "#your-first-timer"',
    'docs/timers.mdx:5:1 link there is no file "./missing.png" — add it as docs/missing.png, or correct the path',
    'docs/timers.mdx:5:27 link the link has no target — add one',
    'docs/timers.mdx:5:36 link there is no page or file at "/elsewhere/page" — correct the path',
    'docs/timers.mdx:9:1 link "/docs/other" has no heading with the id "nothing-alike" — use the id of a heading in docs/other.mdx, or leave out "#nothing-alike"',
  ]);
});

test('a site decides on addresses, static files and what else it has', async () => {
  const files = {
    'docs/a.mdx': '---\nslug: /start\n---\n[a](/start) [b](/logo.png) [c](/blog)',
    'static/logo.png': '',
  };
  const own = links({
    addressOf: ({frontMatter: {slug}}) => (typeof slug === 'string' ? slug : undefined),
    staticFolder: 'static',
    isKnown: (address) => address === '/blog',
  });
  expect(await findings(files, own)).toEqual([]);
  expect(await findings(files, links())).toHaveLength(3);
});

test('a site has domains, and files that its build adds', async () => {
  const files = {
    'docs/a.mdx': [
      '[a](https://www.example.com/docs/a#b) [b](https://example.com/docs/aa) [c](//example.com/chat)',
      '[d](pathname:///feed.xml) [e](pathname:///feeds.xml) [f](/feed.xml) [g](pathname:///docs/a)',
      '[here](/docs/a) [h](/docs/a.html) [**this page**.](https://example.org/x) [](./a.mdx)',
    ].join('\n\n'),
  };
  const own = links({
    hosts: ['example.com', 'www.example.com'],
    sections: ['/docs'],
    builtFiles: ['/feed.xml'],
    texts: true,
  });
  expect(await findings(files, own)).toEqual([
    'docs/a.mdx:1:1 link "https://www.example.com/docs/a#b" is an address of this site — write "/docs/a#b"',
    'docs/a.mdx:1:39 link "https://example.com/docs/aa" is an address of this site — write "/docs/a"',
    'docs/a.mdx:3:27 link no file is published at "/feeds.xml" — write "pathname:///feed.xml"',
    'docs/a.mdx:3:54 link "/feed.xml" is not a page — write "pathname:///feed.xml"',
    'docs/a.mdx:3:69 link "/docs/a" is a page — write "/docs/a"',
    `docs/a.mdx:5:1 link the link text "here" doesn't say where it leads — say what the reader finds there`,
    'docs/a.mdx:5:17 link there is no page or file at "/docs/a.html" — write "/docs/a"',
    `docs/a.mdx:5:35 link the link text "this page." doesn't say where it leads — say what the reader finds there`,
    'docs/a.mdx:5:75 link the link to "./a.mdx" has no text — say what the reader finds there',
  ]);
  expect(await findings(files, links())).toEqual([
    'docs/a.mdx:3:54 link there is no page or file at "/feed.xml" — correct the path',
    'docs/a.mdx:5:17 link there is no page or file at "/docs/a.html" — write "/docs/a"',
  ]);
});

test('front matter is compared with a schema, or by a function', async () => {
  const files = {'docs/a.mdx': '---\ntitle: A\nlevel: 3\n---\n', 'docs/b.mdx': 'No front matter'};
  const schema = z.object({title: z.string(), level: z.string().optional()}).strict();
  expect(await findings(files, frontMatter(schema))).toEqual([
    'docs/a.mdx:3 front-matter "level": Expected string, received number',
    'docs/b.mdx:1 front-matter "title": Required',
  ]);
  const rule = frontMatter(({title}, file) =>
    title === undefined ? [{message: `${file} needs a title`}] : [],
  );
  expect(await findings(files, rule)).toEqual([
    'docs/b.mdx:1 front-matter docs/b.mdx needs a title',
  ]);
});

const library = {'lib/index.d.ts': 'export declare const double: (value: number) => number;\n'};
const compile = samples({
  library: ['lib'],
  compilerOptions: {paths: {doubler: ['./lib/index.d.ts']}},
});
const fence = (meta: string, ...lines: string[]): string =>
  [`\`\`\`${meta}`, ...lines, '```'].join('\n');

test('samples are compiled against the library, at their place in the page', async () => {
  const use = "import {double} from 'doubler';";
  expect(
    await findings(
      {
        ...library,
        'docs/a.mdx': [
          fence('ts', use, 'double(1);'),
          fence('ts', use, "double('1');"),
          fence('ts', "import {triple} from 'doubler';", 'triple(1);'),
          fence('ts errors="2345"', use, "double('1');"),
          fence('ts errors="2345"', use, 'double(1);'),
          fence('ts nocheck="of another language"', 'nothing('),
          fence('ts', 'const hidden = 1;', '// ---cut---', 'hidden.toFixed();'),
          fence('tsx tittle="a"', 'export {};'),
        ].join('\n\n'),
      },
      compile,
    ),
  ).toEqual([
    "docs/a.mdx:8:8 TS2345 Argument of type 'string' is not assignable to parameter of type 'number'.",
    `docs/a.mdx:12:9 TS2305 Module '"doubler"' has no exported member 'triple'.`,
    'docs/a.mdx:21:1 fence errors= expects TS2345, which does not occur: remove it from errors=',
    'docs/a.mdx:36:8 fence unknown fence metadata "tittle": use title, file, group, errors, nocheck or {1,3-5}',
  ]);
});

test('samples of a group import each other', async () => {
  const main = fence('ts file="main.ts" group="g"', "import {a} from './a';", 'a.toFixed();');
  const part = fence('ts file="a.ts" group="g"', 'export const a = 1;');
  const alone = fence('ts', "import {a} from './a';", 'a.toFixed();');
  expect(
    await findings({...library, 'docs/a.mdx': [part, main, alone].join('\n\n')}, compile),
  ).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:11:17 TS2307 .* Give both samples the same group/u),
  ]);
});

test('a linter adds findings at places of a sample', async () => {
  const linted = samples({
    library: ['lib'],
    lint: ({state, file}) =>
      state.files.get(file)?.includes('var ')
        ? [{line: 1, column: 1, code: 'no-var', message: 'Use const.'}]
        : [],
  });
  expect(
    await findings({...library, 'docs/a.mdx': fence('ts', 'var a = 1;', 'a.toFixed();')}, linted),
  ).toEqual(['docs/a.mdx:2:1 no-var Use const.']);
});

test('samples that say so are executed, and compared with the results that they state', async () => {
  const files = {
    'docs/a.mdx': [
      fence('ts run', '1 + 1; // 2', 'Math.PI; // 3.14…', "'a'.repeat(2); // → a…"),
      fence('ts run', '1 + 1; // 3', 'null.length; // throws …null…'),
      fence('js run throws="too late"', "throw new Error('too early');"),
      `${fence('js run', 'console.log(1);')}\n\n${fence('text output', '2')}`,
      fence('js run', 'await new Promise(() => setInterval(() => {}, 1000)); // 1'),
      '{/* run const double = (value) => 2 * value; */}\n\n| Call | Result |\n| --- | --- |\n| `double(2)` | `5` |',
    ].join('\n\n'),
  };
  expect(await findings(files, results({timeLimit: 3000}))).toEqual([
    'docs/a.mdx:8:8 result 1 + 1 gives 2, not 3',
    'docs/a.mdx:12:1 result throws "too early", not "too late"',
    'docs/a.mdx:20:1 result the sample above prints "1"',
    'docs/a.mdx:24:1 result it runs longer than 3 seconds',
    'docs/a.mdx:32:3 result double(2) gives 4, not 5',
  ]);
  const [unknown] = await findings({...library, ...files}, compile);
  expect(unknown).toContain('unknown fence metadata "run"');
});

test('names in inline code that one letter turns into one of the library are found', async () => {
  const declarations = ['lib/index.d.ts'];
  const files = {...library, 'docs/a.mdx': 'Call `doubel()` or `double()`, never `treble()`.'};
  expect(await findings(files, names({declarations}))).toEqual([
    'docs/a.mdx:1:6 name nothing is named "doubel" — write double, or add it to `allowed`',
  ]);
  expect(await findings(files, names({declarations, allowed: ['doubel']}))).toEqual([]);
});

test('wordings are found in prose, not in code', async () => {
  const avoid = wording([{find: /\bsimply\b/giu, instead: 'nothing'}]);
  expect(
    await findings(
      {'docs/a.mdx': '---\ntitle: Simply a title\n---\n\nYou simply\ncall `simply()`.\n'},
      avoid,
    ),
  ).toEqual([
    'docs/a.mdx:2 wording "Simply": write nothing',
    'docs/a.mdx:5 wording "simply": write nothing',
  ]);
  expect(() => wording([{find: /simply/u, instead: 'nothing'}])).toThrow('needs the flag "g"');
});

test('repeated words and wrong articles are found in prose, not in code', async () => {
  expect(
    await findings({'docs/a.mdx': '# A\n\nIn the\nthe end, a example. `the the`\n'}, grammar()),
  ).toEqual([
    'docs/a.mdx:3 grammar Unexpected repeated `the`, remove one occurrence',
    expect.stringContaining('docs/a.mdx:4 grammar Unexpected article `a` before `example`'),
  ]);
});

test('a page that cannot be read is one finding, and others are checked', async () => {
  expect(
    await findings(
      {'docs/a.mdx': '# A\n\n{unclosed', 'docs/b.mdx': '[c](./a.mdx#x) [d](./e.mdx)'},
      links(),
    ),
  ).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:3:\d+ mdx cannot be read: /u),
    expect.stringContaining('docs/b.mdx:1:16 link there is no page file "./e.mdx"'),
  ]);
});

test('what checks read must exist', async () => {
  await expect(findings({'docs/a.mdx': ''}, samples({library: ['dist']}))).rejects.toThrow(
    '`library` names "dist", which doesn\'t exist. Build the library first.',
  );
  const root = createProject({'docs/a.mdx': '', 'config.mjs': ''});
  await expect(
    runChecks({
      root,
      configuration: {pages: ['docs'], checks: [results({library: ['dist']})]},
      configurationFile: path.join(root, 'config.mjs'),
    }),
  ).rejects.toThrow('results: `library` names "dist", which doesn\'t exist.');
  await expect(
    findings({'docs/a.mdx': ''}, names({declarations: ['dist/index.d.ts']})),
  ).rejects.toThrow('Build the library first.');
  const configuration = {pages: ['nothing'], checks: [links()]};
  await expect(runChecks({root: path.join(root), configuration})).rejects.toThrow(
    'There is no page in "nothing"',
  );
});
