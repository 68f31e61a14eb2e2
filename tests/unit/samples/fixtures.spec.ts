import {resolve} from 'node:path';
import {expect, test} from '@playwright/test';
import {formatFinding} from 'mdx-docs-checker/findings';
import {createSampleChecker} from '../../../scripts/lib/samples/sampleChecker';

const ROOT = resolve(__dirname, '../../..');
const FOLDER = 'tests/fixtures/samples';
const RELATIVE_CURE =
  'Give both samples the same group, as in file="src/Root.tsx" group="player", or declare what is needed above // ---cut---.';

const checker = createSampleChecker(ROOT);

/** The findings of a fixture as the terminal shows them, without the path. */
const check = async (name: string): Promise<string[]> => {
  const [result] = await checker.check([`${FOLDER}/${name}.mdx`]);
  return (result?.findings ?? []).map((finding) =>
    formatFinding(finding).slice(`${FOLDER}/${name}.mdx:`.length),
  );
};

test.describe.configure({mode: 'default'});

for (const name of ['clean', 'behavior-clean', 'expected', 'group', 'growing', 'nocheck']) {
  test(`${name}.mdx has no findings`, async () => {
    expect(await check(name)).toEqual([]);
  });
}

test('type errors stand at their place in the page', async () => {
  expect(await check('type-errors')).toEqual([
    "11:36 TS2345 Argument of type 'string' is not assignable to parameter of type 'number'.",
    "21:30 TS2322 Type 'string' is not assignable to type 'number'.",
    "27:10 TS2322 Type 'string' is not assignable to type 'number'.",
    "34:16 TS2322 Type 'number' is not assignable to type 'string'.",
    "43:17 TS2322 Type 'string' is not assignable to type 'number'.",
    '51:23 TS1109 Expression expected.',
  ]);
});

test('exports and packages that do not exist are found', async () => {
  expect(await check('unknown-export')).toEqual([
    `2:26 TS2724 '"remotion"' has no exported member named 'useCurrentFrames'. Did you mean 'useCurrentFrame'?`,
    "4:23 TS2307 Cannot find module '@remotion/nothing' or its corresponding type declarations.",
  ]);
});

test('JavaScript is checked, but needs no types', async () => {
  expect(await check('javascript')).toEqual([
    "5:8 TS2551 Property 'setCodecs' does not exist on type 'FlatConfig'. Did you mean 'setCodec'?",
    `10:31 TS2339 Property 'size' does not exist on type '"title"'.`,
  ]);
});

test('expected codes that do not occur are errors, and do not cover others', async () => {
  expect(await check('expected-unmet')).toEqual([
    '3:1 fence errors= expects TS2322, which does not occur: remove it from errors=',
    '9:3 fence errors= expects TS2345, which does not occur: remove it from errors=',
    "10:16 TS2322 Type 'string' is not assignable to type 'number'.",
  ]);
});

test('metadata that would have no effect is an error with a cure', async () => {
  expect(await check('metadata')).toEqual([
    '1:7 fence nocheck= is empty: write nocheck="output of a bundler"',
    '5:24 fence nocheck needs a value in double quotes: write nocheck="output of a bundler"',
    '9:7 fence file needs group: write file="src/Root.tsx" group="player"',
    '13:9 fence group needs file: write file="src/Root.tsx" group="player"',
    '17:7 fence unknown fence metadata "error": use title, showLineNumbers, npm2yarn, file, group, errors, allow, nocheck, run, throws, norender, props, frame, failing, picture, output, origin or {1,3-5}',
    '21:7 fence errors= names "12", which is neither an error code nor a lint rule',
    '25:7 fence file="../a.ts" leaves the group: use a path such as src/Root.tsx',
    '29:8 fence file="src/a.ts" is in a tsx fence: its name must end in .tsx',
    '33:7 fence nocheck and errors exclude each other: remove one',
    '37:1 fence errors= expects TS2345, which does not occur: remove it from errors=',
    '37:21 fence errors is given twice: keep one',
    "38:14 TS2322 Type 'number' is not assignable to type 'string'.",
    '41:7 fence file needs a value in double quotes: write file="src/Root.tsx" group="player"',
    '46:1 fence "// -- cut --" hides nothing: write // ---cut--- on a line of its own',
    '50:1 fence a second // ---cut---: keep one',
  ]);
});

test('samples import each other within a group only', async () => {
  expect(await check('group-errors')).toEqual([
    `7:23 TS2307 Cannot find module './Missing' or its corresponding type declarations. ${RELATIVE_CURE}`,
    "9:33 TS2322 Type 'number' is not assignable to type 'string'.",
    `15:20 TS2307 Cannot find module './Card' or its corresponding type declarations. ${RELATIVE_CURE}`,
    `19:20 TS2307 Cannot find module './src/Card' or its corresponding type declarations. ${RELATIVE_CURE}`,
  ]);
});

test('each sample of a growing group is checked against its state there, and at the end', async () => {
  expect(await check('growing-errors')).toEqual([
    "10:34 TS2322 Type '{ text: string; }' is not assignable to type 'IntrinsicAttributes'. Property 'text' does not exist on type 'IntrinsicAttributes'.",
    `26:28 TS2741 Property 'text' is missing in type '{}' but required in type '{ text: string; }'. (beside the files that the group "late" has at the end)`,
  ]);
});

test('lines marked as removed are not compiled, marked lines are', async () => {
  expect(await check('diff')).toEqual([
    '5:1 fence this marker has no effect: end the line with // [!code ++] or // [!code --]',
    "6:14 TS2322 Type 'string' is not assignable to type 'number'.",
  ]);
});

test('what one sample declares globally does not reach another', async () => {
  expect(await check('isolation')).toEqual([
    "12:30 TS2339 Property 'renderId' does not exist on type 'Window & typeof globalThis'.",
    "26:27 TS2339 Property 'mesh' does not exist on type 'JSX.IntrinsicElements'.",
  ]);
});

test('samples that mislead once they are pasted are found', async () => {
  expect(await check('behavior')).toEqual([
    '7:14 sound-behind-null While this returns null, <Audio> is unmounted: there is no sound. Return the tag in both cases.',
    '17:26 bundle-per-request bundle() runs for each request here: call it once, when the server starts or is built.',
    '32:28 visitor-path req.query.name is visitor input, and becomes a path here: look it up in a list, or generate an id.',
    '32:71 visitor-path title is visitor input, and becomes a path here: look it up in a list, or generate an id.',
    expect.stringContaining('37:33 loosened-security disableWebSecurity loosens security'),
    expect.stringContaining('37:59 loosened-security ignoreCertificateErrors loosens security'),
    expect.stringContaining('41:25 fixed-frames-per-lambda A fixed framesPerLambda fails'),
    '44:1 fence allow= expects visitor-path, which does not occur: remove it from allow=',
  ]);
});

test('samples are linted', async () => {
  expect(await check('lint')).toEqual([
    "2:9 no-unused-vars 'useState' is defined but never used.",
    "5:7 no-unused-vars 'helper' is assigned a value but never used.",
    "8:9 no-unused-vars 'seed' is assigned a value but never used.",
    '8:16 @remotion/deterministic-randomness The result of Math.random() will change between frames while in rendering mode. Use the `random()` API from Remotion to get a deterministic pseudorandom value. If you are sure you want a true random value, use `random(null)` to hide this warning. See: https://remotion.dev/docs/using-randomness',
    "9:7 prefer-const 'size' is never reassigned. Use 'const' instead.",
    '13:9 jsx-key An element in a list needs a key.',
    '20:16 jsx-key A fragment in a list needs a key: write <React.Fragment key={…}>.',
    "22:7 @remotion/warn-native-media-tag Prefer the <Img /> tag from 'remotion' package, because it will wait until the image is loaded when you are rendering your video.",
    "22:12 @remotion/no-string-assets Don't reference local assets by string, use an import statement or staticFile() instead. See: https://www.remotion.dev/docs/assets",
    '23:17 @remotion/from-0 0 is now the default, so you can remove the prop.',
    "30:11 no-unused-vars 'random' is defined but never used.",
    '32:3 ban-ts-comment A sample must not silence the compiler: list the expected codes in the fence, as in errors="2345".',
    '35:22 no-explicit-any Unexpected any. Specify a different type.',
    "39:9 no-unused-vars 'spring' is defined but never used.",
    "41:34 no-unused-vars 'fps' is defined but never used.",
    "52:6 exhaustive-deps React Hook useEffect has a missing dependency: 'id'. Either include it or remove the dependency array. If 'setText' needs the current value of 'id', you can also switch to useReducer instead of useState and read 'id' in the reducer.",
    '57:17 rules-of-hooks React Hook "useCurrentFrame" is called conditionally. React Hooks must be called in the exact same order in every component render. Did you accidentally call a React Hook after an early return?',
  ]);
});

test('a page that is not MDX is reported, not skipped', async () => {
  expect(await check('not-mdx')).toEqual([
    '3:16 mdx cannot be read: Unexpected end of file in expression, expected a corresponding closing brace for `{`',
  ]);
});
