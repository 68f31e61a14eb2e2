import fs from 'node:fs';

import {z} from 'zod';

/** A test, and how it did. */
export interface ReportedTest {
  /** The file, as Playwright's configuration names it. */
  readonly file: string;
  readonly title: string;
  readonly ok: boolean;
  /** What it took, in all projects and with all tries, in milliseconds. */
  readonly time: number;
}

interface Suite {
  file?: string | undefined;
  specs?:
    | {
        title: string;
        ok: boolean;
        tests?: {results: {duration: number}[]}[] | undefined;
      }[]
    | undefined;
  suites?: Suite[] | undefined;
}

const suiteShape: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string().optional(),
    specs: z
      .array(
        z.object({
          title: z.string(),
          ok: z.boolean(),
          tests: z.array(z.object({results: z.array(z.object({duration: z.number()}))})).optional(),
        }),
      )
      .optional(),
    suites: z.array(suiteShape).optional(),
  }),
);

const testsOf = ({file = '', specs = [], suites = []}: Suite): ReportedTest[] => [
  ...specs.map(({title, ok, tests = []}) => ({
    file,
    title,
    ok,
    time: tests
      .flatMap(({results}) => results.map(({duration}) => duration))
      .reduce((sum, duration) => sum + duration, 0),
  })),
  ...suites.flatMap(testsOf),
];

/**
 * Reads a report of Playwright (`--reporter=json`, with the file in the variable `PLAYWRIGHT_JSON_OUTPUT_NAME`).
 *
 * @returns no tests if there is no report, as when none was found
 * @throws when it has another form
 */
export const readReport = (file: string): ReportedTest[] =>
  fs.existsSync(file) ? testsOf(suiteShape.parse(JSON.parse(fs.readFileSync(file, 'utf8')))) : [];
