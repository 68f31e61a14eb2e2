/** What the statement says of the tests. */
export interface Counted {
  /** Pages that axe reads. */
  pages: number;
  /** All other tests of accessibility. */
  others: number;
}

interface Suite {
  suites?: Suite[];
  specs?: {title: string}[];
}

const specsOf = ({suites = [], specs = []}: Suite): {title: string}[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Counts the tests in a report of Playwright's JSON reporter. */
export const countTests = (report: Suite): Counted => {
  const counted: Counted = {pages: 0, others: 0};
  for (const {title} of specsOf(report)) {
    if (!title.includes('[A11Y-01]')) continue;
    if (title.includes(' is quiet, accessible')) counted.pages += 1;
    else counted.others += 1;
  }
  return counted;
};
