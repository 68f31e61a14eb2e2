import path from 'node:path';
import {expect, test} from '@playwright/test';
import {formatFinding} from 'mdx-docs-checker/findings';
import {isWalked, readFact} from 'mdx-docs-checker/guides';

import {readPages} from '../../../scripts/lib/pageCheck';
import {findPages} from '../../../scripts/lib/samples/pages';
import {parsePage, type Page} from '../../../src/content/page';
import {openAnswers} from '../../../scripts/lib/walk/answers';
import {factProblems} from '../../../scripts/lib/walk/measure';
import {readGuide} from '../../../scripts/lib/walk/readGuide';
import {UNWALKED} from '../../../scripts/lib/walk/unwalked';
import {walkGuide} from '../../../scripts/lib/walk/walkGuide';

const root = path.resolve(__dirname, '../../..');

const readAll = (): Promise<Page[]> => readPages(root, findPages(root));

/** The findings of a walk along a page, without its name. */
const walk = async (text: string): Promise<string[]> => {
  const {findings} = await walkGuide(root, await readGuide(await parsePage('page.mdx', text)));
  return findings.map((finding) => formatFinding(finding).replace('page.mdx:', ''));
};

test('guides with steps are walked, or say why not', async () => {
  const pages = (await readAll()).filter(({file}) => file.startsWith('docs/'));
  const withSteps = pages.filter(({text}) => /^<Steps>/mu.test(text));
  const listed = Object.values(UNWALKED)
    .flat()
    .map((page) => `${page}.mdx`);
  expect(new Set(listed).size, 'no guide is listed twice').toBe(listed.length);
  const open = withSteps.filter((page) => !isWalked(page)).map(({file}) => file);
  expect(listed.sort(), 'scripts/lib/walk/unwalked.ts').toEqual(open.sort());
  expect(pages.filter(isWalked).length).toBeGreaterThanOrEqual(12);
});

test('no guide says something about its walk that means nothing', async () => {
  for (const page of (await readAll()).filter(isWalked)) {
    expect((await readGuide(page)).problems.map(formatFinding)).toEqual([]);
  }
});

test('statements that mean nothing are findings', async () => {
  const page = await parsePage(
    'page.mdx',
    [
      '{/* walk expect a.txt */}',
      '{/* walk from vue */}',
      '{/* walk from empty */}',
      '{/* walk skip */}',
      '{/* walk dance */}',
      '{/* walk expect a.mp4: big */}',
      '{/* walk expect a.mp4: 3 seconds */}',
      'It lasts 4 seconds.',
    ].join('\n\n'),
  );
  const {problems} = await readGuide(page);
  expect(
    problems.map(({line, message}) => `${String(line)} ${message.split(':')[0] ?? ''}`),
  ).toEqual([
    '1 walk expect comes before the project',
    '3 walk from vue is unknown',
    '7 walk skip gives no reason',
    '9 walk dance is unknown',
    '11 "big" is no fact about a.mp4',
    '13 "3 seconds" of a.mp4 is not in the block below, so it proves nothing there',
  ]);
});

test('answers stand in for servers on the web', async () => {
  const answers = await openAnswers();
  try {
    answers.add('https://example.com/a.json', '{"a": 1}');
    const address = answers.redirect('https://example.com/a.json');
    expect(await (await fetch(address)).json()).toEqual({a: 1});
    expect((await fetch(address.replace('a.json', 'b.json'))).status).toBe(404);
  } finally {
    answers.close();
  }
});

test('a guide whose files, commands and results agree has no findings', async () => {
  const text = `{/* walk from empty */}

\`\`\`js title="src/hello.mjs"
import {writeFileSync} from 'node:fs';
writeFileSync('hello.txt', 'Hello');
console.log('done in 3 ms');
\`\`\`

\`\`\`bash npm2yarn
npm i --save-exact remotion@4.0.319
node src/hello.mjs
\`\`\`

\`\`\`text output
done in …
\`\`\`

{/* walk expect hello.txt: contains Hello */}

{/* walk expect other.txt: missing */}

{/* walk fails */}

\`\`\`bash
node missing.mjs
\`\`\`
`;
  expect(await walk(text)).toEqual([]);
});

test('what a guide gets wrong is found, with its place', async () => {
  const start = '{/* walk from empty */}\n\n';
  const shell = (code: string): string => `${start}\`\`\`bash\n${code}\n\`\`\`\n`;
  expect(await walk(shell('node hello.mjs'))).toEqual([
    expect.stringMatching(/^3:1 walk the commands fail: .*Cannot find module/u),
  ]);
  expect(await walk(shell('npm i no-such-package'))).toEqual([
    expect.stringContaining("no-such-package isn't installed on this site"),
  ]);
  expect(await walk(`${shell('echo one')}\n\`\`\`text output\ntwo\n\`\`\`\n`)).toEqual([
    '3:1 walk "two" was not printed: one',
  ]);
  expect(await walk(`${shell('echo one > a.txt')}\n{/* walk expect b.txt */}\n`)).toEqual([
    '7:1 walk b.txt does not exist',
  ]);
  expect(await walk(`${start}{/* walk fails */}\n\n\`\`\`bash\ntrue\n\`\`\`\n`)).toEqual([
    '5:1 walk the commands should fail',
  ]);
  expect(await walk(`${start}{/* walk open src/App.tsx: shows Hello */}\n`)).toEqual([
    '3:1 walk src/App.tsx was not shown above',
  ]);
});

test('a video of another size and length is found', () => {
  const facts = ['1×1', '1 second', '1 frame', 'vp9'].flatMap((words) => readFact(words) ?? []);
  const problems = factProblems(root, path.join(root, 'static/video/hero.mp4'), facts);
  expect(problems).toHaveLength(4);
  expect(problems.at(-1)).toBe('has the codecs h264');
});
