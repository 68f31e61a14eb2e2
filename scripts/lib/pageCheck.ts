import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {counted} from './counted';
import {formatFinding, type Finding} from './findings';
import {namedFiles} from './namedFiles';
import {openCache} from './resultCache';
import {findPages} from './samples/pages';

/** A page's text, by its path from the root. */
export interface PageText {
  readonly path: string;
  readonly text: string;
}

/** The outcome for one page. */
export interface PageOutcome {
  readonly page: string;
  /** How many things were compared. */
  readonly compared: number;
  readonly findings: readonly Finding[];
}

/** A check whose outcome for a page depends on the page, the packages and `inputs` only. */
export interface PageCheck {
  /** Names its cache, as in `results`. */
  readonly name: string;
  readonly help: string;
  /** What is counted, in the singular. */
  readonly noun: string;
  /** Files and folders that decide the outcome besides the page, absolute. */
  readonly inputs: readonly string[];
  readonly check: (root: string, pages: readonly PageText[]) => Promise<PageOutcome[]>;
}

/**
 * Checks pages that changed since they were last checked; the outcomes of the others are remembered
 * in `node_modules/.cache`.
 *
 * @param isFull whether these are all pages, so that others are forgotten
 * @throws when a page cannot be read
 */
export const checkPages = async (
  root: string,
  {name, inputs, check}: PageCheck,
  pages: readonly string[],
  isFull: boolean,
): Promise<PageOutcome[]> => {
  const cache = openCache<PageOutcome>(root, name, [__filename, ...inputs]);
  const texts = pages.map((page) => ({
    path: page,
    text: readFileSync(path.join(root, page), 'utf8'),
  }));
  const changed = texts.filter(({path: page, text}) => !cache.get(page, text));
  const checked = changed.length > 0 ? await check(root, changed) : [];
  for (const {path: page, text} of changed) {
    const outcome = checked.find((candidate) => candidate.page === page);
    if (outcome) cache.set(page, text, outcome);
  }
  cache.save(isFull ? pages : undefined);
  return texts.flatMap(({path: page, text}) => cache.get(page, text) ?? []);
};

/**
 * Runs a check as a command: pages and folders are its arguments, none means all pages.
 * Sets the exit code: 0 no problems, 1 problems found, 2 wrong arguments.
 */
export const runPageCheck = async (root: string, pageCheck: PageCheck): Promise<void> => {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {help: {type: 'boolean', default: false}},
    });
    if (values.help) {
      console.log(pageCheck.help);
      return;
    }
    const isFull = positionals.length === 0;
    const outcomes = await checkPages(
      root,
      pageCheck,
      isFull ? findPages(root) : namedFiles(root, positionals),
      isFull,
    );
    const findings = outcomes.flatMap((outcome) => outcome.findings);
    for (const finding of findings) console.log(formatFinding(finding));
    const compared = outcomes.reduce((sum, outcome) => sum + outcome.compared, 0);
    console.log(
      `${counted(compared, pageCheck.noun)} in ${counted(outcomes.length, 'page')}, ${counted(findings.length, 'problem')}`,
    );
    process.exitCode = findings.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
};
