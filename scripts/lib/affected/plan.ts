// What a change can affect, and so what has to run again.
import path from 'node:path';

import {filesIn} from '../../../src/content/files';
import {readInventory, type InventoryPage} from '../../../src/content/inventory';
import {readPage} from '../../../src/content/page';
import {fileOfPart} from '../../../src/content/parts';
import {openImportGraph} from './imports';

/** What runs after a change. */
export interface Plan {
  /** Checks by the name of their script, with the pages to check; without pages, the whole site. */
  readonly checks: readonly {readonly name: string; readonly pages: readonly string[]}[];
  /** Test files of the unit tier. */
  readonly unit: readonly string[];
  /** Whether the site is built, and its HTML and twins are read. */
  readonly isBuilt: boolean;
  /** Addresses that are visited. */
  readonly visits: readonly string[];
  /** Other test files, of the tiers that need a build. */
  readonly browser: readonly string[];
  /** Changed files that can affect anything: everything has to run. */
  readonly everything: readonly string[];
}

/** Checks that look at single pages. */
const PAGE_CHECKS: readonly string[] = [
  'links',
  'samples',
  'api',
  'messages',
  'names',
  'prose',
  'results',
  'renders',
  'commands',
  'stated',
  'authoring',
];

const CONTENT = /^(?:docs|blog|learn|success-stories|src\/pages)\/.*\.mdx?$/u;

/** Texts that no test reads. */
const UNREAD = /^(?:README\.md|LICENSE|\.editorconfig|\.github\/dependabot\.yml)$/u;

/** What becomes part of the site, or of how it is built. */
const OF_SITE = /^(?:docusaurus\.config\.ts|sidebars\.ts|src\/|static\/|package(?:-lock)?\.json$)/u;

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

const specsIn = (root: string, tier: string): string[] =>
  filesIn(path.join(root, 'tests', tier))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `tests/${tier}/${file}`);

/**
 * Tells what has to run after a change.
 *
 * @param changed files from the root, with forward slashes; deleted ones, too
 */
export const planFor = async (root: string, changed: readonly string[]): Promise<Plan> => {
  const read = changed.filter((file) => !UNREAD.test(file));
  const texts = read.filter((file) => CONTENT.test(file));
  const others = read.filter((file) => !CONTENT.test(file));
  const inventory = readInventory(root);
  const exists = new Set(inventory.map(({file}) => file));
  const pages = new Set<string>();
  for (const file of texts) {
    if (path.posix.basename(file).startsWith('_')) {
      for (const page of await pagesWithPart(root, inventory, file)) pages.add(page);
    } else if (exists.has(file)) pages.add(file);
  }
  const graph = openImportGraph(root, true);
  const tiers = ['unit', 'built', 'browser', 'upgrade'].map(
    (tier) => [tier, specsIn(root, tier)] as const,
  );
  const isNeeded = (spec: string): boolean => others.some((file) => graph.neededBy(spec).has(file));
  const specsOf = (wanted: (tier: string) => boolean): string[] =>
    tiers.flatMap(([tier, specs]) => (wanted(tier) ? specs.filter(isNeeded) : []));
  const known = new Set(
    tiers.flatMap(([, specs]) => specs.flatMap((spec) => [...graph.neededBy(spec)])),
  );
  const isOfTests = (file: string): boolean => file.startsWith('tests/');
  const everything = [
    // What is built, and what nothing is known of, such as settings of tools.
    ...others.filter((file) => !isOfTests(file) && (OF_SITE.test(file) || !known.has(file))),
    ...texts.filter((file) => !exists.has(file) && !path.posix.basename(file).startsWith('_')),
  ];
  const addresses = inventory.filter(({file}) => pages.has(file)).map(({address}) => address);
  const imports = openImportGraph(root);
  const scripts = filesIn(path.join(root, 'scripts'))
    .filter((file) => /^check-[\w-]+\.ts$/u.test(file))
    .filter((file) => others.some((other) => imports.neededBy(`scripts/${file}`).has(other)))
    .map((file) => file.slice('check-'.length, -'.ts'.length))
    // These need the network or hours.
    .filter((name) => !['migrations', 'claims'].includes(name));
  const checks = new Map<string, readonly string[]>();
  const checked = texts.filter(
    (file) => exists.has(file) || path.posix.basename(file).startsWith('_'),
  );
  if (checked.length > 0) for (const name of PAGE_CHECKS) checks.set(name, checked);
  for (const name of scripts) checks.set(name, []);
  return {
    checks: [...checks].map(([name, files]) => ({name, pages: files})),
    unit: specsOf((tier) => tier === 'unit'),
    isBuilt: pages.size > 0,
    visits: addresses,
    browser: specsOf((tier) => tier !== 'unit'),
    everything,
  };
};
