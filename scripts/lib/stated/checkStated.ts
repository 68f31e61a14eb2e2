import {CLOUD_FUNCTIONS} from '../../../src/plugins/toolkit-api/cli/cloudNames';
import {loadModel} from '../../../src/plugins/toolkit-api/loadApi';
import {packageOf} from '../../../src/plugins/toolkit-api/model';
import {InvalidPage, parsePage, type Page} from '../../../src/plugins/toolkit-api/pages/apiPage';
import type {PageSource} from '../api/pages';
import type {Finding} from '../findings';
import {claimsIn} from './claims';
import {Evidence, type Verdict} from './evidence';

/** What became of the statements of a page, by what decided them. */
export interface StatedOutcome {
  readonly page: string;
  readonly proven: Readonly<Record<'execution' | 'types' | 'code' | 'ledger', number>>;
  readonly unproven: number;
  readonly findings: readonly Finding[];
}

/** A page that can't be read is reported by the check of the reference. */
const parse = async ({file, text, problem}: PageSource): Promise<Page | undefined> => {
  if (problem !== undefined) return undefined;
  try {
    return await parsePage(file, text);
  } catch (error) {
    if (error instanceof InvalidPage) return undefined;
    throw error;
  }
};

/** Compares what pages state about defaults, ranges and values with the installed toolkit. */
export const checkStated = async (
  root: string,
  sources: readonly PageSource[],
): Promise<StatedOutcome[]> => {
  const pages = (await Promise.all(sources.map(parse))).filter((page) => page !== undefined);
  const functions = pages.flatMap(({cli}) =>
    cli.flatMap(({ref}) => CLOUD_FUNCTIONS[ref]?.ref ?? []),
  );
  const packages = new Set(
    [...functions, ...pages.flatMap(({api}) => api.map(({ref}) => ref))].map((ref) =>
      packageOf(ref.split('#')[0] ?? ''),
    ),
  );
  const evidence = new Evidence(root, loadModel(root, [...packages]));
  const outcomes: StatedOutcome[] = [];
  for (const source of sources) {
    const page = pages.find(({file}) => file === source.file);
    outcomes.push(
      page && page.api.length + page.cli.length > 0
        ? await checkPage(evidence, page, source.text)
        : {page: source.file, proven: count([]), unproven: 0, findings: []},
    );
  }
  return outcomes;
};

const checkPage = async (evidence: Evidence, page: Page, text: string): Promise<StatedOutcome> => {
  const verdicts: Verdict[] = [];
  const findings: Finding[] = [];
  for (const heading of page.headings) {
    const [option] = heading.options;
    if (!option) continue;
    for (const claim of claimsIn(heading.body)) {
      const verdict = await evidence.judge(claim, {page, heading, option});
      verdicts.push(verdict);
      if (verdict.kind !== 'contradicted') continue;
      const {message, todo} = verdict;
      const line = lineOf(text, heading.line, claim.words);
      findings.push({file: page.file, line, code: 'stated', message, todo});
    }
  }
  return {
    page: page.file,
    proven: count(verdicts),
    unproven: verdicts.filter(({kind}) => kind === 'unproven').length,
    findings,
  };
};

const count = (verdicts: readonly Verdict[]): StatedOutcome['proven'] => {
  const by = (source: string): number =>
    verdicts.filter((verdict) => verdict.kind === 'proven' && verdict.by === source).length;
  return {
    execution: by('execution'),
    types: by('types'),
    code: by('code'),
    ledger: by('ledger'),
  };
};

/** The first line from a heading on that has some words. */
const lineOf = (text: string, heading: number, words: string): number => {
  const lines = text.split('\n');
  const index = lines.findIndex((line, at) => at >= heading && line.includes(words));
  return index < 0 ? heading : index + 1;
};
