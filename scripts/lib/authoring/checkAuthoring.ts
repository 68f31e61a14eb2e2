// What only a look at the whole site shows: mistakes of a page that is right by itself.
import {sortFindings, unreadable, type Finding} from 'mdx-docs-checker/findings';
import {nodesOf} from 'mdx-docs-checker/page';

import {readDocs} from '../../../src/content/inventory';
import {readPage, treeOf, type Page} from '../../../src/content/page';
import {demoIds} from '../../../src/demos/read';
import {readReadingLedger} from '../readings/ledger';
import {findPages} from '../samples/pages';
import {addressFindings} from './addresses';
import {sharedComponents} from './components';
import {demoFindings} from './demos';
import {expressionFindings} from './expressions';
import {optionFindings, readOptionNames, type OptionNames} from './options';
import {packageFindings, readKnownPackages, type KnownPackages} from './packages';
import {docIdOf, siteSidebarFindings, type DocId} from './sidebars';
import {tableFindings} from './tables';

/** What pages are compared with. */
export interface SiteFacts {
  readonly components: readonly string[];
  readonly demos: readonly string[];
  readonly options: OptionNames;
  readonly packages: KnownPackages;
  readonly isRead: (file: string) => boolean;
}

export const readSiteFacts = (root: string): SiteFacts => {
  const readings = readReadingLedger(root);
  return {
    components: sharedComponents(root),
    demos: demoIds(root),
    options: readOptionNames(root),
    packages: readKnownPackages(root),
    isRead: (file) => file in readings,
  };
};

/** Everything that is wrong with one page. */
export const pageFindings = async (page: Page, facts: SiteFacts): Promise<Finding[]> => {
  const tree = await treeOf(page);
  if (!tree) return unreadable(page);
  const {file} = page;
  const nodes = nodesOf(tree);
  return [
    ...demoFindings(file, nodes, facts.demos),
    ...expressionFindings(file, nodes, facts.components),
    ...optionFindings(page, nodes, facts.options),
    ...tableFindings(file, tree, facts.isRead(file)),
    ...packageFindings(page, facts.packages),
  ];
};

/** The outcome of a run. */
export interface AuthoringResult {
  readonly pages: number;
  readonly findings: readonly Finding[];
}

/**
 * Checks the pages of a site against each other, its sidebars, its demos and the packages.
 *
 * @param only pages to check, from the root with forward slashes; all when empty. Sidebars and addresses are
 * always compared as a whole
 */
export const checkAuthoring = async (
  root: string,
  only: readonly string[] = [],
): Promise<AuthoringResult> => {
  const files = only.length > 0 ? only : findPages(root);
  const facts = readSiteFacts(root);
  const pages = await Promise.all(files.map((file) => readPage(root, file)));
  const docs = await Promise.all(
    readDocs(root).map(async ({file, api}): Promise<DocId> => {
      const {frontMatter} = await readPage(root, file);
      const packages = api.flatMap((ref) => ref.split('#')[0] ?? []);
      return {file, id: docIdOf(file, frontMatter), packages};
    }),
  );
  const findings = await Promise.all(pages.map((page) => pageFindings(page, facts)));
  return {
    pages: files.length,
    findings: sortFindings([
      ...addressFindings(root),
      ...siteSidebarFindings(root, docs),
      ...findings.flat(),
    ]),
  };
};
