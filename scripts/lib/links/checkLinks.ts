import path from 'node:path';
import {sortFindings, unreadable, type Finding} from 'mdx-docs-checker/findings';
import {literalLinks} from 'mdx-docs-checker/page';

import {filesIn} from '../../../src/content/files';
import {isOwnAddress, parseAddress} from './address';
import {labelProblem, titleOf} from './labels';
import {readSite, type Site} from './site';
import {targetProblem} from './targets';
import type {Link} from './link';

/** The outcome of a run. */
export interface RunResult {
  /** How many files were read for links. */
  files: number;
  findings: Finding[];
}

/** Sources whose literal links are checked. Compositions have none: they are pictures. */
export const sourceFiles = (root: string): string[] =>
  filesIn(path.join(root, 'src'))
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/demos/'));

const checkLink = async (link: Link, file: string, site: Site): Promise<Finding[]> => {
  const target = link.isReference ? undefined : await targetProblem(link, file, site);
  // A bare address with its domain is corrected as a whole.
  const isMended = target !== undefined && isOwnAddress(link.text ?? '');
  const title = titleOf(site, file, parseAddress(link.url).path);
  const label = isMended ? undefined : labelProblem(link, title);
  const {line, column} = link;
  return [target, label].flatMap((problem) =>
    problem === undefined ? [] : [{file, line, column, ...problem}],
  );
};

const checkFile = async (file: string, site: Site): Promise<Finding[]> => {
  if (!/\.mdx?$/.test(file)) {
    const links = literalLinks(site.read(file));
    return (await Promise.all(links.map((link) => checkLink(link, file, site)))).flat();
  }
  const page = await site.page(file);
  if (page.problem) return unreadable(page);
  return (await Promise.all(page.links.map((link) => checkLink(link, file, site)))).flat();
};

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
  const all = [...site.contentFiles, ...sourceFiles(root)];
  const chosen = only.flatMap((name) => {
    const files = all.filter((file) => file === name || file.startsWith(`${name}/`));
    if (files.length === 0) throw new Error(`${name} is neither a page nor a source of the site`);
    return files;
  });
  const files = only.length === 0 ? all : [...new Set(chosen)];
  const findings = await Promise.all(files.map((file) => checkFile(file, site)));
  return {files: files.length, findings: sortFindings(findings.flat())};
};
