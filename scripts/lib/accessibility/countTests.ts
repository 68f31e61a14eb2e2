/** What the statement says of a run. */
export interface Counted {
  /** Pages that axe has read. */
  pages: number;
  /** All other tests of accessibility. */
  others: number;
  failed: string[];
}

interface Suite {
  suites?: Suite[];
  specs?: {title: string; ok: boolean}[];
}

const specsOf = ({suites = [], specs = []}: Suite): {title: string; ok: boolean}[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Counts the tests in a report of Playwright's JSON reporter. */
export const countTests = (report: Suite): Counted => {
  const counted: Counted = {pages: 0, others: 0, failed: []};
  for (const {title, ok} of specsOf(report)) {
    if (!title.includes('[A11Y-01]')) continue;
    if (!ok) counted.failed.push(title);
    else if (title.includes(' is quiet, accessible')) counted.pages += 1;
    else counted.others += 1;
  }
  return counted;
};
