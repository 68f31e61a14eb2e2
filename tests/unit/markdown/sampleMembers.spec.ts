import path from 'node:path';
import {expect, test} from '@playwright/test';
import {findExport} from 'dts-api-model/model';
import {takeChanges, visibleCode} from 'mdx-docs-checker/fence-code';

import {sampleMembers} from '../../../src/markdown/sampleMembers';
import {readNames, writeNames, type SampleName} from '../../../src/content/sampleNames';
import {toolkitIdentifiers} from '../../../src/markdown/toolkitLinks';
import {readFacts} from '../../../src/plugins/sample-types/facts';
import {loadModel} from '../../../src/toolkit-api/loadApi';
import {contentFences} from '../content/pageFences';

// The first test of a run may have to read the toolkit's types, which takes a while.
test.describe.configure({timeout: 180_000});

const root = path.resolve(__dirname, '../../..');

const membersOf = (source: string, language = 'tsx'): SampleName[] => {
  const references = toolkitIdentifiers(source, language, undefined, root);
  if (references.size === 0) return [];
  const model = loadModel(root);
  return sampleMembers(source, language, (name) => {
    const reference = references.get(name);
    return reference && findExport(model, reference.id);
  });
};

/** What is found, with the line and the text from each place on: `1 fps` of `spring.fps`. */
const found = (source: string, language?: string): string[] => {
  const {code} = takeChanges(visibleCode(source));
  return membersOf(source, language).map(({place, path: name}) => {
    const before = code.slice(0, place).split('\n');
    const text = /^[\w$]*/.exec(code.slice(place))?.[0] ?? '';
    return `${before.length} ${text} = ${name}`;
  });
};

const from = (names: string, code: string, entry = 'remotion'): string =>
  `import {${names}} from '${entry}';\n${code}`;

test('props of components', () => {
  expect(
    found(
      from(
        'Sequence as S, Series',
        '<S from={30} className="a" nothing><Series.Sequence offset={1} /></S>',
      ),
    ),
  ).toEqual([
    '2 from = Sequence.from',
    '2 className = Sequence.className',
    '2 offset = Series.Sequence.offset',
    '2 Sequence = Series.Sequence',
  ]);
});

test('keys of option objects, also within them and in short form', () => {
  const code = 'spring({frame, fps: 30, config: {damping: 200}, other: 1});';
  for (const language of ['ts', 'tsx', 'js']) {
    expect(found(from('spring', code), language)).toEqual([
      '2 frame = spring.frame',
      '2 fps = spring.fps',
      '2 config = spring.config',
      '2 damping = spring.config.damping',
    ]);
  }
  expect(
    found(
      from(
        'interpolate, Easing',
        "interpolate(1, [0], [1], {easing: Easing.bezier(1, 2, 3, 4), 'a': 1});",
      ),
    ),
  ).toEqual(['2 easing = interpolate.easing', '2 bezier = Easing.bezier']);
});

test('fields of results, also renamed and awaited', () => {
  expect(
    found(from('useVideoConfig', 'const {fps, width: w, nothing} = useVideoConfig();')),
  ).toEqual(['2 fps = useVideoConfig().fps', '2 width = useVideoConfig().width']);
  const code = 'const {width, nothing} = await getVideoMetadata("a");\nconst {fps} = other();';
  expect(found(from('getVideoMetadata', code, '@remotion/media-utils'))).toEqual([
    '2 width = getVideoMetadata().width',
  ]);
});

test('objects with the type of an export', () => {
  const code = 'const a: SpringConfig = {mass: 1};\nconst b = {mass: 2} satisfies SpringConfig;';
  expect(found(from('type SpringConfig', code))).toEqual([
    '2 mass = SpringConfig.mass',
    '3 mass = SpringConfig.mass',
  ]);
});

test('arguments that take no options, and names from elsewhere, have none', () => {
  expect(
    found(from('random', 'random({frame: 1}); spring({fps: 1}); <Sequence from={1} />')),
  ).toEqual([]);
});

test('places are those of the code that is shown', () => {
  const code = from(
    'spring',
    '// ---cut---\nspring({\n  fps: 1, // [!code --]\n  fps: 2, // [!code ++]\n  frame: 0,\n});',
  );
  expect(found(code)).toEqual([
    '2 fps = spring.fps',
    '3 fps = spring.fps',
    '4 frame = spring.frame',
  ]);
});

test('the short form of names is read back, sorted by place', () => {
  const names = [
    {entry: 'remotion', path: 'spring', place: 9},
    {entry: 'remotion', path: 'spring.fps', place: 50},
    {entry: '@remotion/noise', path: 'noise2D', place: 20},
    {entry: 'remotion', path: 'spring', place: 42},
  ];
  const text = 'remotion spring:9,42 spring.fps:50;@remotion/noise noise2D:20';
  expect(writeNames(names)).toBe(text);
  expect(readNames(text).map(({place}) => place)).toEqual([9, 20, 42, 50]);
  expect(writeNames(readNames(text))).toBe(text);
});

test('every name in the samples of all pages has a fact', async () => {
  const facts = await readFacts(root);
  const problems: string[] = [];
  let count = 0;
  for (const {place, code, language} of await contentFences(root)) {
    const shown = takeChanges(visibleCode(code)).code;
    for (const {entry, path: name, place: at} of membersOf(code, language)) {
      count++;
      if (!facts.get(entry)?.[name]) problems.push(`${place}: no fact about ${entry}#${name}`);
      const word = name.split('.').at(-1) ?? '';
      if (!shown.startsWith(word, at)) problems.push(`${place}: ${name} is not at ${at}`);
    }
  }
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(3000);
});
