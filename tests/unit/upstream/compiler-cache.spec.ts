import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {cacheKey, hasChangedSince} from '../../../src/upstream/compiler-cache/cacheKey';

const page = (head: string, text: string): string => `---\ntitle: ${head}\n---\n\n${text}\n`;

/** A folder with the given files. */
const makeSite = (files: Record<string, string>): string => {
  const site = test.info().outputPath('site');
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(site, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(site, file), text);
  }
  return site;
};

const files = {
  'docusaurus.config.ts': 'config',
  'src/markdown/plugin.ts': 'plugin',
  'src/demos/read.ts': 'reader',
  'src/demos/hero/composition.tsx': 'demo',
  'src/pages/about.mdx': page('About', 'Us'),
  'docs/terminology/codec.mdx': page('Codec', 'Text'),
  'docs/spring.mdx': page('Spring', 'Text'),
  'docs/_part.mdx': 'Part',
  'docs/picture.png': 'picture',
  'scripts/lib/ledger.json': '{}',
  'static/img/still.webp': 'still',
  'node_modules/.package-lock.json': '1.0.0',
  'node_modules/package/index.js': 'package',
  'node_modules/remotion/dist/cjs/index.d.ts': 'type',
  'tests/unit/a.spec.ts': 'test',
  'build.log': 'log',
  'build/index.html': 'built',
  '.docusaurus/routes.js': 'generated',
};

test('anything but pages and demos changes the key, and new ones do', () => {
  const site = makeSite(files);
  const key = cacheKey(site, {});
  const keyWith = (file: string, text: string): string => {
    const place = path.join(site, file);
    const before = fs.existsSync(place) ? fs.readFileSync(place) : undefined;
    fs.writeFileSync(place, text);
    const changed = cacheKey(site, {});
    if (before) fs.writeFileSync(place, before);
    else fs.rmSync(place);
    return changed;
  };
  const changes = [
    ['docusaurus.config.ts', 'other'],
    ['src/markdown/plugin.ts', 'other'],
    ['src/demos/read.ts', 'other'],
    ['src/demos/hero/new.ts', 'new'],
    ['docs/new.mdx', page('Spring', 'Text')],
    ['docs/_new.mdx', 'Part'],
    ['docs/picture.png', 'other'],
    ['scripts/lib/ledger.json', '{"a": 1}'],
    ['static/img/still.webp', 'other'],
    ['node_modules/.package-lock.json', '1.0.1'],
    ['tsconfig.json', '{}'],
  ] as const;
  const keys = changes.map(([file, text]) => keyWith(file, text));
  expect(new Set([key, ...keys]).size).toBe(changes.length + 1);
  const texts = [
    ['docs/spring.mdx', page('Springs', 'Other')],
    ['src/demos/hero/composition.tsx', 'other'],
    ['node_modules/remotion/dist/cjs/index.d.ts', 'other'],
    ['docs/_part.mdx', 'Other'],
    ['src/pages/about.mdx', page('About', 'Them')],
    ['tests/unit/a.spec.ts', 'other'],
    ['build.log', 'other'],
    ['build/index.html', 'other'],
    ['.docusaurus/routes.js', 'other'],
  ] as const;
  for (const [file, text] of texts) expect(keyWith(file, text), file).toBe(key);
  expect(cacheKey(site, {customFields: {}})).not.toBe(key);
});

test('a file that was written later is noticed, a page included', () => {
  const site = makeSite(files);
  const later = Date.now() + 60_000;
  // File systems round the time.
  const written = new Date(later + 1000);
  expect(hasChangedSince(site, later)).toBe(false);
  fs.utimesSync(path.join(site, 'build/index.html'), written, written);
  expect(hasChangedSince(site, later)).toBe(false);
  fs.utimesSync(path.join(site, 'docs/spring.mdx'), written, written);
  expect(hasChangedSince(site, later)).toBe(true);
});
