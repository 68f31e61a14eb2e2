import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {namedFiles} from './lib/namedFiles';
import {noCache} from '../src/content/diskCache';
import {openSampleCache, readPages, type SampleCache} from './lib/samples/knownPages';
import {findPages, PAGE_FOLDERS, pagePath} from './lib/samples/pages';
import type {PageResult} from 'mdx-docs-checker/samples';
import {createReport, formatReport, isClean} from './lib/samples/sampleReport';
import {runMain} from './lib/runMain';

const HELP = `Checks the code samples of the site's pages: every ts, tsx, js and jsx fence is compiled
against the installed packages and linted.

  npm run check:samples                        all pages of ${PAGE_FOLDERS.join(', ')}
  npm run check:samples -- docs/spring.mdx     these pages or folders only

Options
  --watch      check a page again each time it is saved
  --json       print the report as JSON
  --no-cache   check everything anew
  --help       print this text

Fence metadata
  errors="2345"                          these error codes or lint rules are expected, all of them
  nocheck="reason"                       not checked; at most 3% of all samples
  file="src/Root.tsx" group="player"     one file of a small project: the samples of a group on a page
                                         import each other; a file shown again replaces itself
In the code
  // ---cut---                           what stands above is compiled and not shown
  // [!code --]                          the line is removed before the sample is compiled

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = resolve(__dirname, '..');

/** @throws when an argument is not an option, a page or a folder */
const readArguments = () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      watch: {type: 'boolean', default: false},
      json: {type: 'boolean', default: false},
      'no-cache': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  return {
    ...values,
    paths: positionals.map((argument) => pagePath(root, resolve(argument))),
    pages: positionals.length === 0 ? findPages(root) : namedFiles(root, positionals),
  };
};

/** Loads the compiler only when a page has changed: a run on an unchanged tree ends in a second. */
const checkPages = async (cache: SampleCache, pages: readonly string[]): Promise<PageResult[]> => {
  const {known, changed} = await readPages(root, cache, pages);
  if (changed.length === 0) {
    return known;
  }

  const {createSampleChecker} = await import('./lib/samples/sampleChecker');
  return createSampleChecker(root, cache).check(pages);
};

const main = async () => {
  const {help, json, watch, paths, pages, 'no-cache': isAnew} = readArguments();
  if (help) {
    console.log(HELP);
    return;
  }

  const isFull = paths.length === 0;
  const cache: SampleCache = isAnew ? noCache() : openSampleCache(root);
  const report = createReport(await checkPages(cache, pages), isFull);
  console.log(json ? JSON.stringify(report, null, 2) : formatReport(report));
  if (!watch) {
    process.exitCode = isClean(report) ? 0 : 1;
    return;
  }

  const {watchSamples} = await import('./lib/samples/watch');
  watchSamples({
    ...(isFull ? {} : {paths}),
    onResult: (result) => {
      console.log(`\n${result.page}\n${formatReport(createReport([result], false))}`);
    },
    onError: console.error,
  });
};

runMain(main, 2);
