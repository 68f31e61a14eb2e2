// Compares what Remotion reports with the docs, the rules, and the committed ledger.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from 'mdx-docs-checker/findings';

import {hashOf, openCache, writeFileAtomic} from '../../../src/content/diskCache';
import {readDocs} from '../../../src/content/inventory';
import {readPageWithParts, type Page} from '../../../src/content/page';
import {
  formatLedger,
  MESSAGE_LEDGER,
  parseLedger,
  type MessageLedger,
  type Sorted,
} from '../../../src/errors/ledger';
import {modelKey} from '../../../src/toolkit-api/cache';
import {createQuoteFinder} from './explained';
import {placesOf} from './places';
import {readReports, toolkitPackages, type Report} from './reports';
import {PLACES, RULES, type Place, type SortingRule} from './rules';
import {isFrom, ruleOf, staleMessages} from './sorting';

const RULES_FILE = 'scripts/lib/messages/rules.ts';

const RECORD = 'npm run check:messages -- --record';

/** The result of sorting Remotion's messages. */
export interface LedgerOutcome {
  /** How many different messages there are, in total and by category. */
  readonly compared: number;
  readonly explained: number;
  readonly selfExplanatory: number;
  readonly internal: number;
  /** How many messages each page explains, by file. */
  readonly byPage: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

/** What the installed packages report. Finding out takes most of a minute, so it's cached until they change. */
const reportsOf = (root: string, refs: readonly string[]): Report[] => {
  const sources = ['reports.ts', 'texts.ts'].map((source) => path.join(__dirname, source));
  const cache = openCache<Report[]>(root, 'reports', sources);
  const inputs = [modelKey(root), ...refs];
  const known = cache.get(inputs);
  if (known) return known;
  const reports = readReports(root, toolkitPackages(root), refs);
  cache.set(inputs, reports);
  return reports;
};

/** The texts that each page explains, computed once per page. */
const explainedBy = (
  root: string,
  reports: readonly Report[],
  pages: readonly Page[],
): ReadonlyMap<string, readonly string[]> => {
  const tools = ['explained.ts', 'match.ts', 'texts.ts'].map((tool) => path.join(__dirname, tool));
  const cache = openCache<string[]>(root, 'explained', [
    ...tools,
    path.join(root, 'src/content/quotations.ts'),
  ]);
  const key = hashOf(reports.map(({text}) => text));
  const find = createQuoteFinder(reports);
  return new Map(
    pages.map((page) => {
      const inputs = [key, ...page.quotations.map(({text}) => text)];
      const known = cache.get(inputs);
      const texts = known ?? find(page);
      if (!known) cache.set(inputs, texts);
      return [page.file, texts];
    }),
  );
};

/** Sorts messages by the rules, even if a page explains them. */
export const sortMessages = (
  reports: readonly Report[],
  placesOfReport: (report: Report, rule: SortingRule) => readonly string[],
  rules: readonly SortingRule[] = RULES,
): MessageLedger => {
  const ledger: Record<string, Record<string, Sorted>> = {};
  for (const report of reports) {
    const messages = (ledger[report.origin] ??= {});
    const rule = ruleOf(report, rules);
    const places = rule?.kind === 'self-explanatory' ? placesOfReport(report, rule) : [];
    const sorted: Sorted =
      places.length > 0 ? places : rule?.kind === 'internal' ? 'internal' : 'page';
    const known = messages[report.text];
    // If a message occurs more than once, a page outranks a link, and a link outranks `internal`.
    if (known === undefined || known === 'internal' || sorted === 'page') {
      messages[report.text] = sorted;
    }
  }
  return ledger;
};

const REPORTED = {error: 'throws or logs', warning: 'warns with', notification: 'shows'} as const;

/** Messages without an explanation or a link. */
export const unsortedProblems = (
  reports: readonly Report[],
  ledger: MessageLedger,
  isExplained: (text: string) => boolean,
  rules: readonly SortingRule[] = RULES,
): Finding[] => {
  const hasRule = (report: Report): boolean => ruleOf(report, rules) !== undefined;
  return (
    [...reports]
      .filter(({origin, text}) => ledger[origin]?.[text] === 'page' && !isExplained(text))
      // If a message occurs more than once, show the occurrence without a rule.
      .sort((a, b) => Number(hasRule(a)) - Number(hasRule(b)))
      .filter(
        ({origin, text}, index, all) =>
          all.findIndex((other) => other.origin === origin && other.text === text) === index,
      )
      .map((report) => {
        const {origin, text, file, line, within, kind} = report;
        const who = within === '' ? origin : `${within}() of ${origin}`;
        const what = `"${text}", which ${who} ${REPORTED[kind]}`;
        return {
          file: `node_modules/${origin}/${file}`,
          line,
          code: 'message',
          message: !hasRule(report)
            ? `no page explains ${what}: quote it on a page with its cause and fix, or give it a rule in ${RULES_FILE}`
            : `${what}, is listed with no page: add one to PLACES in ${RULES_FILE}`,
        };
      })
  );
};

const show = (sorted: Sorted): string =>
  typeof sorted === 'string' ? sorted : `self-explanatory, ${sorted.join(', ')}`;

/** What has been added, removed, or sorted differently since the ledger was written. */
export const changedProblems = (committed: MessageLedger, ledger: MessageLedger): Finding[] => {
  const lines = formatLedger(committed).split('\n');
  const at = (name: string, text?: string): number => {
    const start = lines.indexOf(`  ${JSON.stringify(name)}: {`);
    const found = lines.findIndex(
      (line, index) => index > start && line.startsWith(`    ${JSON.stringify(text)}: `),
    );
    return Math.max(start, text === undefined ? 0 : found, 0) + 1;
  };
  const problem = (line: number, message: string): Finding => ({
    file: MESSAGE_LEDGER,
    line,
    code: 'message',
    message: `${message}; ${RECORD} records it`,
  });
  return [...new Set([...Object.keys(committed), ...Object.keys(ledger)])].flatMap((name) => {
    const before = committed[name] ?? {};
    const after = ledger[name] ?? {};
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((text) => {
      const [was, is] = [before[text], after[text]];
      if (was === undefined && is !== undefined) {
        return problem(at(name), `"${text}" is new in ${name} (${show(is)})`);
      }
      if (was !== undefined && is === undefined) {
        return problem(at(name, text), `"${text}" was removed from ${name}`);
      }
      if (was === undefined || is === undefined || show(was) === show(is)) return [];
      return problem(
        at(name, text),
        `"${text}" in ${name} was ${show(was)}, and is now ${show(is)}`,
      );
    });
  });
};

/** Parts of rules, and links, that match no message. */
const staleProblems = (
  reports: readonly Report[],
  rules: readonly SortingRule[],
  places: readonly Place[],
): Finding[] =>
  [
    ...staleMessages(reports, rules),
    ...places
      .filter(([files]) => !reports.some((report) => isFrom(report, files)))
      .map(([files]) => `in ${String(files)}`),
  ].map((message) => ({
    file: RULES_FILE,
    line: 1,
    code: 'message',
    message: `no message is ${message}: delete it`,
  }));

/** Links in the rules that lead nowhere. */
const deadPlaces = (
  ledger: MessageLedger,
  pages: ReadonlyMap<string, Pick<Page, 'headings' | 'ids'>>,
): Finding[] => {
  const places = new Set(
    Object.values(ledger)
      .flatMap((messages) => Object.values(messages))
      .flatMap((sorted) => (typeof sorted === 'string' ? [] : sorted)),
  );
  return [...places].flatMap((place) => {
    const [file = '', id] = place.split('#');
    const page = pages.get(file);
    const isThere =
      page &&
      (id === undefined ||
        page.ids.includes(id) ||
        page.headings.some((heading) => heading.id === id));
    const message = `${place} does not exist: correct it in the rule, or in PLACES`;
    return isThere ? [] : [{file: RULES_FILE, line: 1, code: 'message', message}];
  });
};

/**
 * Sorts all of Remotion's messages and compares them with the docs and the committed ledger.
 *
 * @param record whether to write the ledger
 */
export const checkLedger = async (
  root: string,
  {
    record = false,
    rules = RULES,
    places = PLACES,
  }: {record?: boolean; rules?: readonly SortingRule[]; places?: readonly Place[]} = {},
): Promise<LedgerOutcome> => {
  const docs = readDocs(root);
  const reports = reportsOf(root, [...new Set(docs.flatMap(({api}) => api))].sort());
  const pages = await Promise.all(docs.map(({file}) => readPageWithParts(root, file)));
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const explained = explainedBy(root, reports, pages);
  const texts = new Set([...explained.values()].flat());
  const pageOfRef = (ref: string) => docs.find(({api}) => api.includes(ref))?.file;
  const ledger = sortMessages(
    reports,
    (report, rule) => placesOf(report, rule, byFile, pageOfRef, places),
    rules,
  );
  const file = path.join(root, MESSAGE_LEDGER);
  if (record) writeFileAtomic(file, formatLedger(ledger));
  const committed = existsSync(file) ? parseLedger(readFileSync(file, 'utf8')) : {};
  const all = Object.values(ledger).flatMap((messages) => Object.entries(messages));
  const unique = [...new Map(all)];
  const open = unique.filter(([text]) => !texts.has(text));
  return {
    compared: unique.length,
    explained: unique.length - open.length,
    selfExplanatory: open.filter(([, sorted]) => typeof sorted !== 'string').length,
    internal: open.filter(([, sorted]) => sorted === 'internal').length,
    byPage: Object.fromEntries(
      [...explained]
        .map(([page, found]) => [page, found.length] as const)
        .filter(([, count]) => count > 0),
    ),
    findings: [
      ...unsortedProblems(reports, ledger, (text) => texts.has(text), rules),
      ...changedProblems(committed, ledger),
      ...staleProblems(reports, rules, places),
      ...deadPlaces(ledger, byFile),
    ],
  };
};
