// What `npm run test:changed` takes for affected.
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {planFor, type Plan} from '../../../scripts/lib/affected/plan';
import {openSiteGraph} from '../../../scripts/lib/affected/siteGraph';

const root = path.resolve(__dirname, '../../..');

/** The plan, without these tests: they name files, too. */
const plan = async (...changed: string[]): Promise<Plan> => {
  const made = await planFor(root, changed);
  return {...made, unit: made.unit.filter((spec) => !spec.endsWith('affected/plan.spec.ts'))};
};

test('the text of a page: its checks, its HTML and twin, and one visit', async () => {
  const {checks, unit, isBuilt, visits, browser, everything} = await plan('docs/spring.mdx');
  expect(checks).toContainEqual({name: 'links', pages: ['docs/spring.mdx']});
  expect(checks).toContainEqual({name: 'authoring', pages: ['docs/spring.mdx']});
  // A badge, and a statement that has to be proven.
  expect(checks).toContainEqual({name: 'history', pages: ['docs/spring.mdx']});
  expect(checks).toContainEqual({name: 'behaviors', pages: []});
  expect({unit, isBuilt, visits, browser, everything}).toEqual({
    unit: [],
    isBuilt: true,
    visits: ['/docs/spring'],
    browser: [],
    everything: [],
  });
});

test('a part: the pages that show it', async () => {
  const {checks, visits, everything} = await plan('docs/_slowest-frames.mdx');
  expect(visits).toEqual(['/docs/performance', '/docs/renderer/render-media']);
  expect(checks).toContainEqual({name: 'prose', pages: ['docs/_slowest-frames.mdx']});
  expect(everything).toEqual([]);
});

test('a check: the whole site by that check, and its tests', async () => {
  const {checks, unit, isBuilt, everything} = await plan('scripts/lib/names/checkNames.ts');
  expect(checks).toEqual([{name: 'names', pages: []}]);
  expect(unit).toEqual(['tests/unit/names/names.spec.ts']);
  expect({isBuilt, everything}).toEqual({isBuilt: false, everything: []});
});

test('a test, and what tests share', async () => {
  expect((await plan('tests/browser/code.spec.ts')).browser).toEqual([
    'tests/browser/code.spec.ts',
  ]);
  const shared = await plan('tests/support/hostFormats.ts');
  expect(shared.unit).toEqual([
    'tests/unit/hosting/formats.spec.ts',
    'tests/unit/hosting/markdown.spec.ts',
  ]);
  expect(shared.everything).toEqual([]);
});

test('what every page gets, what is unknown and what is gone can affect everything', async () => {
  for (const file of [
    'src/components/search/SearchDialog/index.tsx',
    'src/config/site.ts',
    'static/img/logo.svg',
    'package-lock.json',
    'packages/docusaurus-lean-start/lib/sidebars/connection.ts',
    'stylelint.config.mjs',
    'docs/gone.mdx',
  ]) {
    expect((await plan(file)).everything, file).toEqual([file]);
  }
});

test('notes for those who work on the code: their words and links', async () => {
  for (const file of ['README.md', 'src/errors/README.md']) {
    expect(await plan(file), file).toEqual({
      checks: [{name: 'prose', pages: []}],
      unit: ['tests/unit/tests/agents.spec.ts', 'tests/unit/tests/map.spec.ts'],
      isBuilt: false,
      visits: [],
      browser: [],
      everything: [],
    });
  }
});

test("a package's own tests, and no check that needs the network", async () => {
  const {unit} = await plan('packages/mdx-docs-checker/tests/run.spec.ts');
  expect(unit).toEqual(['packages/mdx-docs-checker/tests/run.spec.ts']);
  const {checks} = await plan('src/config/site.ts');
  expect(checks.map(({name}) => name)).not.toContain('registry');
});

test('a module needs what it imports, and with all paths what it names', () => {
  const spec = 'tests/unit/links/script.spec.ts';
  const started = 'scripts/check-links.ts';
  expect(openSiteGraph(root).neededBy(spec).has(started)).toBe(false);
  const graph = openSiteGraph(root, true);
  expect(graph.neededBy(spec).has(started)).toBe(true);
  expect(graph.neededBy(spec).has('scripts/lib/links/routes.ts'), 'through others').toBe(true);
  const ranking = 'packages/embedded-docs-search/lib/rank.ts';
  expect(graph.neededBy('src/search/embedded/worker.ts').has(ranking), 'by name').toBe(true);
});
