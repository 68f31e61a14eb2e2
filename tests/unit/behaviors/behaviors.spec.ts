import {resolve} from 'node:path';
import {expect, test} from '@playwright/test';

import {missingStatements, runBehaviors} from '../../../scripts/lib/behaviors/runBehaviors';
import {unprovenPages} from '../../../scripts/lib/behaviors/unprovenPages';

const ROOT = resolve(__dirname, '../../..');

const NOISE = {
  page: 'docs/noise/noise-3d.mdx',
  says: 'throws `random() argument must be a number or a string`',
  code: `import {noise3D} from '@remotion/noise';
noise3D(undefined, 0, 0, 0); // throws random() argument must be a number or a string`,
};

test('a behavior that the package has gives no finding, another one does', async () => {
  test.setTimeout(60_000);
  const wrong = {...NOISE, says: 'returns 0', code: NOISE.code.replace(/\/\/ throws .*$/u, '// 0')};
  expect(await runBehaviors(ROOT, [NOISE])).toEqual([]);
  expect(await runBehaviors(ROOT, [wrong])).toMatchObject([
    {message: expect.stringContaining('docs/noise/noise-3d.mdx says "returns 0", but')},
  ]);
});

test('a page that changes what it says is found', () => {
  const text = 'Any string. `undefined`\nthrows `random() argument must be a number or a string`.';
  expect(missingStatements(() => text, [NOISE])).toEqual([]);
  const changed = text.replace('throws', 'returns');
  expect(missingStatements(() => changed, [NOISE])).toMatchObject([
    {file: 'docs/noise/noise-3d.mdx', message: expect.stringContaining('no longer says')},
  ]);
});

const page = (file: string, body: string, kind = 'api') => ({
  file,
  text: `---\ntitle: T\nkind: ${kind}\n---\n\n${body}`,
});

test('an api page without proof needs a reason, and each reason a page', () => {
  const run = '```ts run\n1 + 1; // 2\n```\n';
  const result = unprovenPages(
    [
      page('docs/new.mdx', 'It throws.'),
      page('docs/guide.mdx', 'It throws.', 'guide'),
      page('docs/run.mdx', run),
      page('docs/limit.mdx', '### `points`'),
      page('docs/rendered.mdx', 'Text.'),
      page('docs/tried.mdx', 'Text.'),
      page('docs/studio/play.mdx', 'Text.'),
    ],
    {
      rendered: '{"docs/rendered.mdx": ["a"]}',
      tried: ['docs/tried.mdx'],
      called: [{pages: /limit/u, options: ['points']}],
    },
  );
  expect(result.unlisted).toEqual(['docs/new.mdx']);
  expect(result.listed.map(({file}) => file)).toEqual(['docs/studio/play.mdx']);
  expect(result.stale.length).toBeGreaterThan(3);
});
