import fs from 'node:fs';
import {sortFindings} from 'mdx-docs-checker/findings';

import {judge, type Judgment, type Ledger} from './judge';
import {outsideLinks} from './outsideLinks';
import {visitAll} from './visit';

/**
 * Visits every outside address of a site and keeps what it learned in a file, unless nothing answered.
 *
 * @param root the site's folder
 * @param file the ledger, which may not exist yet
 * @param today such as 2026-11-28
 * @param timeout of a visit, in milliseconds
 */
export const checkOutside = async (
  root: string,
  file: string,
  today: string,
  timeout?: number,
): Promise<Judgment> => {
  const links = await outsideLinks(root);
  const before = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Ledger) : {};
  const visits = await visitAll([...links.keys()], timeout);
  const judgment = judge(links, visits, before, today);
  if (judgment.isVisited) fs.writeFileSync(file, `${JSON.stringify(judgment.ledger, null, 2)}\n`);
  return {...judgment, findings: sortFindings(judgment.findings)};
};
