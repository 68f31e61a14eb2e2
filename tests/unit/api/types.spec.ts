import {expect, test} from '@playwright/test';
import {findExport, type ApiField} from 'dts-api-model/model';

import {loadModel} from '../../../src/toolkit-api/loadApi';
import {readFixtureToolkit, ROOT} from './toolkit';

const real = loadModel(ROOT, ['remotion', '@remotion/media-utils']);
const fixture = readFixtureToolkit();

const marked = (fields: readonly ApiField[] = []): string[] =>
  fields.filter(({internal}) => !internal).map(({name, optional}) => name + (optional ? '?' : ''));

test('props of a component are its own, without those of HTML elements', () => {
  expect(marked(findExport(real, 'remotion#Img')?.props)).toEqual([
    'src',
    'maxRetries?',
    'pauseWhenLoading?',
    'delayRenderRetries?',
    'delayRenderTimeoutInMilliseconds?',
    'onImageFrame?',
  ]);
  expect(findExport(real, 'remotion#AbsoluteFill')?.props).toEqual([]);
});

test('generic props are read from each variant', () => {
  const props = marked(findExport(real, 'remotion#Composition')?.props);
  for (const name of ['id', 'width?', 'fps?', 'component?', 'lazyComponent?', 'defaultProps?']) {
    expect(props).toContain(name);
  }
});

test('members of a namespace are exports of their own', () => {
  expect(marked(findExport(real, 'remotion#Series.Sequence')?.props)).toContain('offset?');
  expect(findExport(real, 'remotion#Easing.bezier')?.signature).toContain('x1: number');
  expect(findExport(fixture, 'remotion#Easing')?.members.map(({name}) => name)).toEqual([
    'linear',
    'bezier',
  ]);
});

test('defaults come from JSDoc and from the code', () => {
  const [play] = findExport(fixture, 'remotion#play')?.params ?? [];
  expect(play?.fields?.find(({name}) => name === 'delay')?.default).toBe('0');
  expect(play?.fields?.find(({name}) => name === 'mode')?.default).toBe("'fit'");
  const [spring] = findExport(real, 'remotion#spring')?.params ?? [];
  expect(spring?.fields?.find(({name}) => name === 'to')?.default).toBe('1');
});

test('signatures are short where they can be and wrapped where not', () => {
  const signature = (ref: string): string | undefined => findExport(real, ref)?.signature;
  expect(signature('remotion#useCurrentFrame')).toBe('useCurrentFrame(): number');
  expect(signature('remotion#interpolate')).toBe(
    [
      'interpolate(',
      '  input: number,',
      '  inputRange: readonly number[],',
      '  outputRange: readonly number[],',
      '  options?: InterpolateOptions,',
      '): number',
    ].join('\n'),
  );
  expect(signature('remotion#Freeze')).toBe(
    [
      '<Freeze',
      '  frame: number',
      '  children: ReactNode',
      '  active?: boolean | ((f: number) => boolean)',
      '/>',
    ].join('\n'),
  );
  expect(signature('@remotion/media-utils#getAudioData')).toBe(
    [
      'getAudioData(',
      '  src: string,',
      '  options?: { sampleRate?: number },',
      '): Promise<MediaUtilsAudioData>',
    ].join('\n'),
  );
  expect(signature('remotion#SpringConfig')).toContain('  damping: number;');
});

test('every signature fits the page', () => {
  const all = [...Object.values(real.entries).flat()].filter(({internal}) => !internal);
  expect(all.filter(({signature}) => signature === '').map(({ref}) => ref)).toEqual([]);
  const wide = all.filter(({signature}) => signature.split('\n').some((line) => line.length > 100));
  expect(wide.map(({ref}) => ref)).toEqual([]);
});
