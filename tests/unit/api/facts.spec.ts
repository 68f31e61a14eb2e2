import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {findExport} from 'dts-api-model/model';

import {readFacts} from '../../../src/plugins/sample-types/facts';
import {factsFile, type Facts} from '../../../src/content/sampleFacts';
import {loadModel} from '../../../src/toolkit-api/loadApi';
import {memberPaths, nameOf, withMembers} from '../../../src/toolkit-api/memberPaths';
import {ROOT} from './toolkit';

test.describe.configure({timeout: 180_000, mode: 'default'});

let facts: Map<string, Facts>;

test.beforeAll(async () => {
  facts = await readFacts(ROOT);
});

const about = (name: string, entry = 'remotion'): Facts[string] | undefined =>
  facts.get(entry)?.[name];

test('a fact has the type, the default, and what the reference says', () => {
  expect(about('spring.fps')).toEqual({
    code: 'fps: number',
    text: 'Frames per second, from useVideoConfig().',
    href: '/docs/spring#fps',
  });
  expect(about('spring.config.damping')).toEqual({
    code: 'damping?: number',
    default: '10',
    text: 'Friction.',
    href: '/docs/spring#damping',
  });
  expect(about('useVideoConfig().fps')?.href).toBe('/docs/use-video-config#fps');
  expect(about('Series.Sequence')?.code).toContain('durationInFrames: number');
  expect(about('Series.Sequence.offset')?.href).toBe('/docs/series#offset');
  expect(about('Sequence')?.href).toBe('/docs/sequence');
});

test('every fact comes from the types that the reference is checked with', () => {
  const model = loadModel(ROOT);
  for (const [entry, found] of facts) {
    const known = new Map<string, string>();
    for (const name of Object.keys(found).filter((path) => !/[.(]/.test(path))) {
      const item = findExport(model, `${entry}#${name}`);
      for (const part of item ? withMembers(item) : []) {
        known.set(nameOf(part), '');
        for (const [path, field] of memberPaths(part)) {
          known.set(path, `${field.name}${field.optional ? '?' : ''}: `);
        }
      }
    }
    expect(Object.keys(found).sort(), entry).toEqual([...known.keys()].sort());
    expect([...known].filter(([path, start]) => !found[path]?.code.startsWith(start))).toEqual([]);
  }
});

test('most options lead to their heading, and say something', () => {
  const options = [...facts.values()]
    .flatMap((found) => Object.entries(found))
    .filter(([path]) => path.includes('.'));
  const withHeading = options.filter(([, {href}]) => href.includes('#'));
  expect(withHeading.length / options.length).toBeGreaterThan(0.6);
  const silent = withHeading.filter(([, {text, default: fallback}]) => !text && !fallback);
  expect(silent.length / withHeading.length).toBeLessThan(0.05);
});

test('files are small, and none has the name of another', () => {
  const files = [...facts.keys()].map(factsFile);
  expect(new Set(files).size).toBe(files.length);
  const sizes = [...facts].map(([entry, found]) => ({
    entry,
    bytes: gzipSync(JSON.stringify(found)).length,
  }));
  expect(sizes.filter(({bytes}) => bytes > 20_000)).toEqual([]);
  expect(sizes.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThan(200_000);
});
