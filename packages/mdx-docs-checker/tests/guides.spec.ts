import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {formatFinding} from '../lib/findings';
import {isSaidIn, missingLine, readFact, readGuide, walkGuide} from '../lib/guides';
import {createPageReader} from '../lib/model';
import {RESULT_WORDS} from '../lib/resultWords';

test('facts are read, and compared with what the guide says', () => {
  expect(readFact('1280×720')).toEqual({kind: 'size', width: 1280, height: 720});
  expect(readFact('2.5 seconds')).toEqual({kind: 'seconds', count: 2.5});
  expect(readFact('mp5')).toBeUndefined();
  const isSaid = (words: string, text: string): boolean => {
    const fact = readFact(words);
    return fact !== undefined && isSaidIn(fact, text);
  };
  expect(isSaid('1280×720', 'a 1280×720 video')).toBe(true);
  expect(isSaid('1280×720', 'an 11280×720 video')).toBe(false);
  expect(isSaid('3 seconds', 'a three-second video')).toBe(true);
  expect(isSaid('3 seconds', 'after 13 seconds')).toBe(false);
  expect(isSaid('90 frames', 'the 90 frames')).toBe(true);
});

test('what a guide says that a command prints may leave out parts', () => {
  expect(missingLine('Bundled …\n…\nDone', 'Bundled code in 3 s\nRendered\nDone')).toBeUndefined();
  expect(missingLine('Done\nBundled', 'Bundled\nDone')).toBe('Bundled');
});

interface Knock {
  readonly door: string;
}

/** The findings of a walk along a page, without its name, and what was done. */
const walk = async (
  ...lines: string[]
): Promise<{findings: string[]; counts: Record<string, number>}> => {
  const page = await createPageReader(RESULT_WORDS)('page.mdx', lines.join('\n\n'));
  const guide = readGuide<'empty', Knock>(page, page.tree, {
    starts: ['empty'],
    verbs: {
      knock: {
        usage: 'walk knock on a door',
        read: (rest) => (rest.startsWith('on ') ? {door: rest.slice(3)} : undefined),
      },
    },
  });
  const {findings, counts} = await walkGuide(guide, {
    makeProject: () => {
      const folder = test.info().outputPath('guide/project');
      fs.mkdirSync(folder, {recursive: true});
      return {
        folder,
        env: process.env,
        remove: () => {
          fs.rmSync(path.dirname(folder), {recursive: true});
        },
      };
    },
    factProblems: (file, facts) =>
      facts.flatMap((fact) =>
        fact.kind === 'contains' && !fs.readFileSync(file, 'utf8').includes(fact.text)
          ? [`doesn't contain "${fact.text}"`]
          : [],
      ),
    take: ({door}) => Promise.resolve(door === 'oak' ? [] : [`there is no ${door}`]),
  });
  return {
    findings: findings.map((finding) => formatFinding(finding).replace('page.mdx:', '')),
    counts: Object.fromEntries(counts),
  };
};

const file = '```js title="src/hello.mjs"\nconsole.log(`Hello in ${1 + 2} ms`);\n```';
const shell = '```bash\nnode src/hello.mjs | tee hello.txt\n```';
const output = '```text output\nHello in …\n```';

test('a guide is followed: files, commands, what they print and write, and steps of its own', async () => {
  expect(
    await walk(
      '{/* walk from empty */}',
      file,
      `${shell}\n\n${output}`,
      '{/* walk expect hello.txt: contains Hello in 3 */}',
      '{/* walk knock on oak */}',
      '{/* walk fails */}',
      '```bash\nnode missing.mjs\n```',
      '{/* walk end */}',
      '```bash\nexit 1\n```',
    ),
  ).toEqual({findings: [], counts: {project: 1, file: 1, commands: 2, expect: 1, knock: 1}});
});

test('what a guide gets wrong is found, and after failing commands the rest is left out', async () => {
  const {findings, counts} = await walk(
    '{/* walk knock on oak */}',
    '{/* walk from scratch */}',
    '{/* walk from empty */}',
    '{/* walk knock */}',
    '{/* walk dance */}',
    '{/* walk knock on wood */}',
    file,
    '{/* walk until ready */}',
    shell,
    '{/* walk expect hello.txt: contains Goodbye */}',
  );
  expect(findings).toEqual([
    '1:1 walk walk knock comes before the project: write walk from empty above it',
    '3:1 walk walk from scratch is unknown: use empty',
    '7:1 walk write walk knock on a door',
    '9:1 walk walk dance is unknown: use from, end, skip, until, fails, run, prints, knock or expect',
    '11:1 walk there is no wood',
    '19:1 walk "ready" was not printed: Hello in 3 ms',
  ]);
  expect(counts).toEqual({project: 1, knock: 1, file: 1, commands: 1});
});
