import {resolve} from 'node:path';
import {namedFiles} from './lib/namedFiles';
import {noCache} from '../src/content/diskCache';
import {openSampleCache, readPages, type SampleCache} from './lib/samples/knownPages';
import {findPages, PAGE_FOLDERS, pagePath} from './lib/samples/pages';
import type {PageResult} from 'mdx-docs-checker/samples';
import {createReport, formatReport, isClean, totalsOf} from './lib/samples/sampleReport';
import {runCheck} from './lib/runCheck';

const HELP = `Checks the code samples of the site's pages: every ts, tsx, js and jsx fence is compiled
against the installed packages and linted.

  npm run check:samples                        all pages of ${PAGE_FOLDERS.join(', ')}
  npm run check:samples -- docs/spring.mdx     these pages or folders only

Options
  --watch      check a page again each time it's saved
  --json       print the report as JSON
  --no-cache   check everything again
  --help       print this text

Fence metadata
  errors="2345"                          all of these error codes or lint rules are expected
  nocheck="reason"                       not checked; at most 3% of all samples
  file="src/Root.tsx" group="player"     one file of a small project: the samples of a group on a page
                                         import each other; a file shown again replaces itself
In the code
  // ---cut---                           lines above this are compiled, but not shown
  // [!code --]                          the line is removed before the sample is compiled

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = resolve(__dirname, '..');

/** Loads the compiler only when a page has changed: a run on an unchanged tree ends in a second. */
const checkPages = async (cache: SampleCache, pages: readonly string[]): Promise<PageResult[]> => {
  const {known, changed} = await readPages(root, cache, pages);
  if (changed.length === 0) {
    return known;
  }

  const {createSampleChecker} = await import('./lib/samples/sampleChecker');
  return createSampleChecker(root, cache).check(pages);
};

runCheck(
  {
    help: HELP,
    allowPositionals: true,
    options: {
      watch: {type: 'boolean', default: false},
      json: {type: 'boolean', default: false},
      'no-cache': {type: 'boolean', default: false},
    },
  },
  async ({values, positionals}) => {
    const isFull = positionals.length === 0;
    const pages = isFull ? findPages(root) : namedFiles(root, positionals);
    const cache: SampleCache = values['no-cache'] ? noCache() : openSampleCache(root);
    const report = createReport(await checkPages(cache, pages), isFull);
    if (values.json || values.watch) {
      console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report));
    }
    if (values.watch) {
      const {watchSamples} = await import('./lib/samples/watch');
      watchSamples({
        ...(isFull
          ? {}
          : {paths: positionals.map((argument) => pagePath(root, resolve(argument)))}),
        onResult: (result) => {
          console.log(`\n${result.page}\n${formatReport(createReport([result], false))}`);
        },
      });
      return undefined;
    }
    if (values.json) return {isFailed: !isClean(report)};
    const {findings, excess} = report;
    return {
      findings,
      notes: excess === undefined ? [] : [excess],
      summary: totalsOf(report),
      isFailed: excess !== undefined,
    };
  },
);
