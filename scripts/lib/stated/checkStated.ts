import {packageOf} from 'dts-api-model/model';
import type {Finding} from 'mdx-docs-checker/findings';

import {CLOUD_FUNCTIONS} from '../../../src/toolkit-api/cli/cloudNames';
import {loadModel} from '../../../src/toolkit-api/loadApi';
import type {Page} from '../../../src/content/page';
import {apiPage, type ApiPage} from '../../../src/toolkit-api/pages/apiPage';
import {claimsIn, resultIn} from './claims';
import {undecidedReason} from './ledger';
import {Evidence, type Verdict} from './evidence';

/** What became of the statements of a page, by what decided them. */
export interface StatedOutcome {
  readonly page: string;
  readonly proven: Readonly<Record<'execution' | 'types' | 'code' | 'ledger', number>>;
  readonly unproven: number;
  /** Why each of them is. */
  readonly reasons: readonly string[];
  readonly findings: readonly Finding[];
}

/** Compares what pages state about defaults, ranges and values with the installed toolkit. */
export const checkStated = async (
  root: string,
  sources: readonly Page[],
): Promise<StatedOutcome[]> => {
  const pages = sources.map(apiPage);
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
  for (const [index, page] of pages.entries()) {
    outcomes.push(
      page.api.length + page.cli.length > 0
        ? await checkPage(evidence, page, sources[index]?.text ?? '')
        : {page: page.file, proven: count([]), unproven: 0, reasons: [], findings: []},
    );
  }
  return outcomes;
};

const checkPage = async (
  evidence: Evidence,
  page: ApiPage,
  text: string,
): Promise<StatedOutcome> => {
  const verdicts: Verdict[] = [];
  const reasons: string[] = [];
  const findings: Finding[] = [];
  for (const heading of page.headings) {
    const [option] = heading.options;
    // Below other headings, it isn't known whose default or range a sentence means.
    const claims = [
      ...claimsIn(heading.body).filter(({kind}) => option !== undefined || kind === 'number'),
      ...(/^Return(?:s| values?)$/u.test(heading.text) ? resultIn(heading.body) : []),
    ];
    for (const claim of claims) {
      const verdict = await evidence.judge(claim, {
        page,
        heading,
        option: option ?? {path: [heading.text], optional: false},
      });
      if (!verdict) continue;
      verdicts.push(verdict);
      if (verdict.kind === 'unproven') {
        const name = option?.path.at(-1) ?? heading.text;
        const reason = undecidedReason(page.file, name, claim) ?? 'no reason given';
        reasons.push(`${name}, "${claim.words}": ${reason}`);
      }
      if (verdict.kind !== 'contradicted') continue;
      const {message, todo} = verdict;
      const line = lineOf(text, heading.line, claim.words);
      findings.push({file: page.file, line, code: 'stated', message, todo});
    }
  }
  return {
    page: page.file,
    proven: count(verdicts),
    unproven: reasons.length,
    reasons,
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
