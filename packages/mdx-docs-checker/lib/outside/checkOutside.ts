import fs from 'node:fs';

import {sortFindings} from '../findings';
import type {LinkSource} from '../links/linkFindings';
import {judge, type Judgment, type Ledger} from './judge';
import {outsideLinks} from './outsideLinks';
import {visitAll} from './visit';

/** How outside addresses are checked. */
export interface OutsideOptions {
  /** The ledger, which may not exist yet. */
  readonly ledger: string;
  /** Such as 2026-11-28. */
  readonly today: string;
  /** Whether an address with `https:` or `http:` leads to another site; all do, unless given. */
  readonly isOutside?: (url: string) => boolean;
  /** How long a host may take to answer, in milliseconds. */
  readonly timeout?: number;
}

/**
 * Visits every outside address of pages and sources, and records what it learned in the ledger, unless nothing
 * answered. An address that has failed for three weeks is a finding at each of its places.
 */
export const checkOutside = async (
  sources: readonly LinkSource[],
  {ledger, today, isOutside, timeout}: OutsideOptions,
): Promise<Judgment> => {
  const links = outsideLinks(sources, isOutside);
  const before = fs.existsSync(ledger)
    ? (JSON.parse(fs.readFileSync(ledger, 'utf8')) as Ledger)
    : {};
  const visits = await visitAll([...links.keys()], timeout);
  const judgment = judge(links, visits, before, today);
  if (judgment.isVisited) {
    fs.writeFileSync(ledger, `${JSON.stringify(judgment.ledger, null, 2)}\n`);
  }
  return {...judgment, findings: sortFindings(judgment.findings)};
};
