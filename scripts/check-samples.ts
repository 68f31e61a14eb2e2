import {resolve} from 'node:path';
import type {KnownPage} from 'mdx-docs-checker/sample-checker';
import {namedFiles} from './lib/namedFiles';
import {noCache} from '../src/content/diskCache';
import {openSampleCache, openSampleChecker} from './lib/samples/openSampleChecker';
import {findPages, PAGE_FOLDERS, pagePath} from './lib/samples/pages';
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
    const cache = values['no-cache'] ? noCache<KnownPage>() : openSampleCache(root);
    // A run on an unchanged tree, which needs no compiler, ends in a second.
    const checker = openSampleChecker(root, cache, async () =>
      (await import('./lib/samples/sampleChecker')).sampleRules(root),
    );
    const report = createReport(await checker.check(pages), isFull);
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
