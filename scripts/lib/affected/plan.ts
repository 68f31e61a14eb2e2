// What a change can affect, and so what has to run again.
import path from 'node:path';

import {filesIn} from '../../../src/content/files';
import {readInventory, type InventoryPage} from '../../../src/content/inventory';
import {readPage} from '../../../src/content/page';
import {fileOfPart} from '../../../src/content/parts';
import {checks as allChecks} from '../checks';
import {openSiteGraph} from './siteGraph';

/** What runs after a change. */
export interface Plan {
  /** Checks by the name of their script, with the pages to check; without pages, the whole site. */
  readonly checks: readonly {readonly name: string; readonly pages: readonly string[]}[];
  /** Test files that need no build. */
  readonly unit: readonly string[];
  /** Whether the site is built, and its HTML and twins are read. */
  readonly isBuilt: boolean;
  /** Addresses that are visited. */
  readonly visits: readonly string[];
  /** Test files that need a build. */
  readonly browser: readonly string[];
  /** Changed files that can affect anything: everything has to run. */
  readonly everything: readonly string[];
}

const CONTENT = /^(?:docs|blog|learn|success-stories|src\/pages)\/.*\.mdx?$/u;

/** Texts that no test reads. */
const UNREAD = /^(?:LICENSE|\.editorconfig|\.github\/dependabot\.yml)$/u;

/** Texts for those who work on the code. */
const NOTES = /^(?:README|CONTRIBUTING|AGENTS)\.md$|^(?:src|scripts|tests)\/(?:.*\/)?README\.md$/u;

/** The tests of these texts. */
const TESTS_OF_NOTES: readonly string[] = [
  'tests/unit/tests/agents.spec.ts',
  'tests/unit/tests/map.spec.ts',
];

/** What becomes part of the site, or of how it is built. */
const OF_SITE =
  /^(?:docusaurus\.config\.ts|sidebars\.ts|src\/|static\/|packages\/|package(?:-lock)?\.json$)/u;

/** The pages that show a part, directly or not. */
const pagesWithPart = async (
  root: string,
  inventory: readonly InventoryPage[],
  part: string,
): Promise<string[]> => {
  const pages = inventory.filter(({file}) => CONTENT.test(file));
  const parts = filesIn(path.join(root, 'docs'))
    .map((name) => `docs/${name}`)
    .filter((file) => /\/_[^/]*\.mdx$/u.test(file));
  const shownBy = new Map<string, string[]>();
  for (const file of [...pages.map((page) => page.file), ...parts]) {
    for (const {source} of (await readPage(root, file)).shown) {
      const shown = fileOfPart(file, source);
      shownBy.set(shown, [...(shownBy.get(shown) ?? []), file]);
    }
  }
  const found = new Set<string>();
  const queue = [part];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const file of shownBy.get(next) ?? []) {
      if (found.has(file)) continue;
      found.add(file);
      queue.push(file);
    }
  }
  return [...found].filter((file) => !parts.includes(file));
};

const specsIn = (root: string, folder: string): string[] =>
  filesIn(path.join(root, folder))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${folder}/${file}`);

/** Folders with tests, and whether the tests need a build. */
const TIERS = [
  {folder: 'tests/unit', needsBuild: false},
  {folder: 'packages', needsBuild: false},
  {folder: 'tests/built', needsBuild: true},
  {folder: 'tests/browser', needsBuild: true},
  {folder: 'tests/upgrade', needsBuild: true},
];

/**
 * Tells what has to run after a change.
 *
 * @param changed files from the root, with forward slashes; deleted ones, too
 */
export const planFor = async (root: string, changed: readonly string[]): Promise<Plan> => {
  const read = changed.filter((file) => !UNREAD.test(file));
  const texts = read.filter((file) => CONTENT.test(file));
  const others = read.filter((file) => !CONTENT.test(file) && !NOTES.test(file));
  const inventory = readInventory(root);
  const exists = new Set(inventory.map(({file}) => file));
  const pages = new Set<string>();
  for (const file of texts) {
    if (path.posix.basename(file).startsWith('_')) {
      for (const page of await pagesWithPart(root, inventory, file)) pages.add(page);
    } else if (exists.has(file)) pages.add(file);
  }
  const graph = openSiteGraph(root, true);
  const tiers = TIERS.map((tier) => ({...tier, specs: specsIn(root, tier.folder)}));
  const isNeeded = (spec: string): boolean => others.some((file) => graph.neededBy(spec).has(file));
  const specsOf = (isWithBuild: boolean): string[] =>
    tiers.flatMap(({needsBuild, specs}) =>
      needsBuild === isWithBuild ? specs.filter(isNeeded) : [],
    );
  const known = new Set(
    tiers.flatMap(({specs}) => specs.flatMap((spec) => [...graph.neededBy(spec)])),
  );
  const isOfTests = (file: string): boolean => /^(?:tests|packages\/[^/]+\/tests)\//u.test(file);
  const everything = [
    // What is built, and what nothing is known of, such as settings of tools.
    ...others.filter((file) => !isOfTests(file) && (OF_SITE.test(file) || !known.has(file))),
    ...texts.filter((file) => !exists.has(file) && !path.posix.basename(file).startsWith('_')),
  ];
  const addresses = inventory.filter(({file}) => pages.has(file)).map(({address}) => address);
  const imports = openSiteGraph(root);
  const scripts = filesIn(path.join(root, 'scripts'))
    .filter((file) => /^check-[\w-]+\.ts$/u.test(file))
    .filter((file) => others.some((other) => imports.neededBy(`scripts/${file}`).has(other)))
    .map((file) => file.slice('check-'.length, -'.ts'.length))
    // The others need the network, a build, or hours.
    .filter((name) => allChecks.some((check) => check.name === name));
  const checks = new Map<string, readonly string[]>();
  const checked = texts.filter(
    (file) => exists.has(file) || path.posix.basename(file).startsWith('_'),
  );
  if (checked.length > 0) {
    for (const {name, scope} of allChecks) {
      if (scope) checks.set(name, scope === 'page' ? checked : []);
    }
  }
  for (const name of scripts) checks.set(name, []);
  const areNotesChanged = read.some((file) => NOTES.test(file));
  if (areNotesChanged) checks.set('prose', []);
  return {
    checks: [...checks].map(([name, files]) => ({name, pages: files})),
    unit: [...new Set([...specsOf(false), ...(areNotesChanged ? TESTS_OF_NOTES : [])])],
    isBuilt: pages.size > 0,
    visits: addresses,
    browser: specsOf(true),
    everything,
  };
};
