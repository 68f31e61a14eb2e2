import path from 'node:path';
import {sortFindings, type Finding} from 'mdx-docs-checker/findings';
import {linkFindings, type LinkSource} from 'mdx-docs-checker/links';
import {literalLinks} from 'mdx-docs-checker/page';

import {filesIn, isMarkdown} from '../../../src/content/files';
import {readSite, type Site} from './site';

/** The outcome of a run. */
export interface RunResult {
  /** How many files were read for links. */
  files: number;
  findings: Finding[];
}

/** Sources whose literal links are checked. Compositions have none: they are pictures. */
const sourceFiles = (root: string): string[] =>
  filesIn(path.join(root, 'src'))
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/demos/'));

/** All files whose links are checked: pages, and the sources of the site. */
export const linkedFiles = (site: Site): string[] => [
  ...site.contentFiles,
  ...sourceFiles(site.root),
];

/** A page or source with its links. */
export const readSource = async (site: Site, file: string): Promise<LinkSource> =>
  isMarkdown(file) ? site.page(file) : {file, links: literalLinks(site.read(file))};

/**
 * Checks the links of a site, or of some of its files, against all that the site has.
 *
 * @param root the site's folder
 * @param only files and folders to check, from the root with forward slashes; all when empty
 * @throws when one of them holds nothing to check
 */
export const checkLinks = async (
  root: string,
  only: readonly string[] = [],
): Promise<RunResult> => {
  const site = readSite(root);
  const all = linkedFiles(site);
  const chosen = only.flatMap((name) => {
    const files = all.filter((file) => file === name || file.startsWith(`${name}/`));
    if (files.length === 0) throw new Error(`${name} is neither a page nor a source of the site`);
    return files;
  });
  const files = only.length === 0 ? all : [...new Set(chosen)];
  const findings = await Promise.all(
    files.map(async (file) => linkFindings(await readSource(site, file), site, {texts: true})),
  );
  return {files: files.length, findings: sortFindings(findings.flat())};
};
