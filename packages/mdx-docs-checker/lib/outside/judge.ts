import type {Finding} from '../findings';
import type {OutsidePlace} from './outsideLinks';
import type {Visit} from './visit';

/** What is remembered of an address. Days are written as 2026-11-28. */
interface Entry {
  /** The last day on which it was alive. */
  alive?: string;
  /** The day of the first failure since then. */
  failing?: string;
}

/** By address. */
export type Ledger = Record<string, Entry>;

/** How long an address may fail, in days. */
const PATIENCE = 21;

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);

/** What visits showed. */
export interface Judgment {
  /** False when nothing answered: this machine has no network, or something in it answers for all. */
  isVisited: boolean;
  ledger: Ledger;
  findings: Finding[];
  /** Addresses by how they answered. */
  counts: Record<Visit['outcome'], number>;
}

const entryAfter = (known: Entry, {outcome}: Visit, today: string): Entry => {
  if (outcome === 'alive') return {alive: today};
  // A wall neither proves nor disproves anything.
  if (outcome === 'wall') return known;
  return {...known, failing: known.failing ?? today};
};

/** Judges visits by what was known before. */
export const judge = (
  links: ReadonlyMap<string, readonly OutsidePlace[]>,
  visits: ReadonlyMap<string, Visit>,
  before: Ledger,
  today: string,
): Judgment => {
  const counts = {alive: 0, wall: 0, failing: 0};
  for (const {outcome} of visits.values()) counts[outcome] += 1;
  if (counts.alive === 0) return {isVisited: false, ledger: before, findings: [], counts};
  const ledger: Ledger = {};
  const findings: Finding[] = [];
  for (const [url, places] of [...links].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const visit = visits.get(url);
    if (!visit) throw new Error(`${url} was not visited.`);
    const entry = entryAfter(before[url] ?? {}, visit, today);
    ledger[url] = entry;
    const {alive, failing} = entry;
    const isDead =
      visit.outcome === 'failing' &&
      failing !== undefined &&
      daysBetween(failing, today) >= PATIENCE;
    if (!isDead) continue;
    const last = alive === undefined ? 'never seen alive' : `last alive on ${alive}`;
    for (const {file, line} of places) {
      findings.push({
        file,
        line,
        message: `${url} has failed since ${failing} (${visit.said}, ${last})`,
        todo: 'link to where the content is now, or remove the link',
      });
    }
  }
  return {isVisited: true, ledger, findings, counts};
};
