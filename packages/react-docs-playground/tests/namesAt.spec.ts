import {expect, test} from '@playwright/test';
import type {Bracket} from 'prism-code-editor/match-brackets';

import {namesAt, type FactsOf, type Place} from '../lib/namesAt.ts';

const fact = (code: string) => ({code});

const factsOf: FactsOf<{code: string}> = (entry) =>
  entry === 'remotion'
    ? {
        spring: fact('spring()'),
        'spring.fps': fact('fps: number'),
        'spring.config': fact('config?: SpringConfig'),
        'spring.config.damping': fact('damping?: number'),
        useVideoConfig: fact('useVideoConfig()'),
        'useVideoConfig().width': fact('width: number'),
        Series: fact('<Series />'),
        'Series.Sequence': fact('<Series.Sequence />'),
        'Series.Sequence.offset': fact('offset?: number'),
        Sequence: fact('<Sequence />'),
        'Sequence.from': fact('from?: number'),
      }
    : undefined;

/** The brackets of code without strings, as the editor finds them. */
const bracketsOf = (code: string): Pick<Place, 'brackets' | 'pairs'> => {
  const brackets: Bracket[] = [];
  const pairs: (number | undefined)[] = [];
  const open: number[] = [];
  for (const {0: text, index} of code.matchAll(/[()[\]{}]/g)) {
    const isOpening = '([{'.includes(text);
    const own =
      brackets.push([{} as Bracket[0], index, index + 1, open.length, text, isOpening]) - 1;
    const partner = isOpening ? undefined : open.pop();
    if (isOpening) open.push(own);
    if (partner !== undefined) {
      pairs[partner] = own;
      pairs[own] = partner;
    }
  }
  return {brackets, pairs};
};

/** The names that may stand where `|` is. */
const names = (
  marked: string,
  imports = 'spring, useVideoConfig, Series, Sequence as S',
): string[] => {
  const start = imports && `import {${imports}} from 'remotion';\n`;
  const pos = start.length + marked.indexOf('|');
  const code = start + marked.replace('|', '');
  const before = code.slice(0, pos);
  const tagMatch = /<([\w.]+)?(?:\s+([\w]+)(?:=("[^"]*)?)?)*$/.exec(before);
  const path = tagMatch ? null : (/[\w$.]*$/.exec(before)?.[0].split('.') ?? null);
  const found = namesAt({code, before, pos, tagMatch, path, ...bracketsOf(code)}, factsOf);
  return [...(found?.facts.keys() ?? [])];
};

test('within the braces of an import: names of that package', () => {
  expect(names("import {sp|} from 'remotion';", '')).toEqual([
    'spring',
    'useVideoConfig',
    'Series',
    'Sequence',
  ]);
  expect(names("import {sp|} from 'other';", '')).toEqual([]);
});

test('in code: imported names, by the names of the code, and their members', () => {
  expect(names('const a = s|')).toEqual(['spring', 'useVideoConfig', 'Series', 'S']);
  expect(names('return <S|')).toContain('S');
  expect(names('Series.|')).toEqual(['Sequence']);
  expect(names('other.|')).toEqual([]);
});

test('after a component: its props', () => {
  expect(names('<S fr|')).toEqual(['from']);
  expect(names('<Series.Sequence o|')).toEqual(['offset']);
  expect(names('<Other o|')).toEqual([]);
});

test('within an object: options of the function, also deeper', () => {
  expect(names('spring({|})')).toEqual(['fps', 'config']);
  expect(names('spring({fps: 30, c|')).toEqual(['fps', 'config']);
  expect(names('spring({fps: 30, config: {d|}})')).toEqual(['damping']);
  expect(names('spring({config: {d|}, fps: 30})')).toEqual(['damping']);
  expect(names('other({|})')).toEqual([]);
  expect(names('spring({fps: u|})')).toContain('useVideoConfig');
});

test('where a result is taken apart: its fields', () => {
  expect(names('const {w|} = useVideoConfig();')).toEqual(['width']);
  expect(names('const {w|} = other();')).toEqual([]);
  expect(names('const {a, w|} = await useVideoConfig();')).toEqual(['width']);
  expect(names('let {w|} = useVideoConfig();')).toEqual(['width']);
  // Without a call, and not closed yet: any name.
  expect(names('const {w|} = useVideoConfig;')).toContain('spring');
  expect(names('const {w|')).toContain('spring');
});
