import {resolve} from 'node:path';
import {expect, test} from '@playwright/test';

import {checkNames} from '../../../scripts/lib/names/checkNames';
import {parsePage} from '../../../src/content/page';

// The first test of a run may have to read the toolkit's types, which takes a while.
test.describe.configure({timeout: 180_000});

const ROOT = resolve(__dirname, '../../..');

/** The checker counts what is on disk: a name of a new page has to stand there once more to be known. */
const findingsOf = async (text: string): Promise<string[]> => {
  const [outcome] = checkNames(ROOT, [await parsePage('docs/new.mdx', text)]);
  return (outcome?.findings ?? []).map(
    ({line, message, todo = ''}) => `${String(line)} ${message} — ${todo}`,
  );
};

const RIGHT = ', or add it to cspell-words.txt if it is right';

for (const [place, text, line, name, right] of [
  [
    'a function',
    'Call [`useCurentFrame()`](/docs/use-current-frame).',
    1,
    'useCurentFrame',
    'useCurrentFrame',
  ],
  ['a package', 'Install\n`@remotion/webcdecs`.', 2, 'webcdecs', 'webcodecs'],
  [
    'an option',
    '| Option |\n| --- |\n| `durationInFrame` |',
    3,
    'durationInFrame',
    'durationInFrames',
  ],
  ['a value', "Type `'headless-shelll'`.", 1, 'shelll', 'shell'],
  ['a sample', '```ts\nconst options = {videoBitrat: 1};\n```', 2, 'videoBitrat', 'videoBitrate'],
  ['a fence', '```tsx props="{compositoinId: 1}"\n```', 1, 'compositoinId', 'compositionId'],
] as const) {
  test(`a typo in ${place} is found`, async () => {
    expect(await findingsOf(text)).toEqual([
      `${String(line)} nothing is named "${name}" — write ${right}${RIGHT}`,
    ]);
  });
}

test('names that exist, names of the author and words of the project give no findings', async () => {
  const text = [
    'Call `useCurrentFrame()` of `remotion`, `document.querySelectorAll()` or `fs.readFileSync()`.',
    'Your own `myQuiteOwnFunction()` and `USECURRENTFRAME` are fine, and `out_name` in Python.',
    'The words of cspell-words.txt are, too: `tundefined`.',
  ].join('\n\n');
  expect(await findingsOf(text)).toEqual([]);
});
