import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {counted, formatFinding} from 'mdx-docs-checker/findings';

import {openCache} from '../src/content/diskCache';
import {isMarkdown} from '../src/content/files';
import {readDocs} from '../src/content/inventory';
import {readPageWithParts} from '../src/content/page';
import {modelKey} from '../src/toolkit-api/cache';
import {namedFiles} from './lib/namedFiles';
import {printReport} from './lib/api/coverageReport';
import type {RunResult} from './lib/api/checkApi';
import {readArguments} from './lib/readArguments';
import {runMain} from './lib/runMain';

const HELP = `Holds the reference against the types of the installed toolkit.

  npm run check:api                        the whole reference
  npm run check:api -- docs/spring.mdx     the option headings of some pages or folders
  npm run check:api -- --report            coverage by package
  npm run check:api -- --report --out FILE where the coverage goes as JSON
                                           (node_modules/.cache/api-report.json)

An api page names what it documents: "api: remotion#interpolate", or a list. A cli page names its
command: "cli: remotion render". Options are the headings in backticks below Props, Arguments,
Options and Return value. What is left out on purpose is in src/toolkit-api/exceptions.ts.`;

const root = process.cwd();
const {values, positionals} = readArguments({
  allowPositionals: true,
  options: {
    help: {type: 'boolean'},
    report: {type: 'boolean'},
    out: {type: 'string', default: 'node_modules/.cache/api-report.json'},
  },
});

/** Parts are checked with the pages that import them. */
const isPage = (file: string): boolean => isMarkdown(file) && !path.basename(file).startsWith('_');

/** Repeats the last run's findings when no page, no part of one and no rule has changed. */
const checkAllOnce = async (): Promise<RunResult> => {
  const tools = [
    'scripts/lib/api',
    'src/toolkit-api',
    'src/config/toolkit.ts',
    'src/content',
    'src/upstream/cli',
  ];
  const cache = openCache<RunResult>(
    root,
    'api',
    tools.map((tool) => path.join(root, tool)),
  );
  const pages = await Promise.all(readDocs(root).map(({file}) => readPageWithParts(root, file)));
  const inputs = [modelKey(root), ...pages.flatMap(({file, text}) => [file, text])];
  const known = cache.get(inputs);
  if (known) return known;
  // Loaded on demand: the compiler behind it takes half a second to start.
  const {checkAll} = await import('./lib/api/checkApi');
  const result = checkAll(root, pages);
  cache.set(inputs, result);
  return result;
};

const main = async (): Promise<void> => {
  if (values.help) {
    console.log(HELP);
    return;
  }
  const started = performance.now();
  const {pages, findings, report} =
    positionals.length > 0
      ? await (
          await import('./lib/api/checkApi')
        ).checkFiles(root, namedFiles(root, positionals, isPage))
      : await checkAllOnce();
  for (const finding of findings) console.error(formatFinding(finding));
  if (report) {
    const out = path.resolve(root, values.out);
    mkdirSync(path.dirname(out), {recursive: true});
    writeFileSync(out, `${JSON.stringify(report, undefined, 2)}\n`);
    if (values.report) console.log(printReport(report));
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${counted(pages, 'page')}, ${counted(findings.length, 'finding')}, ${seconds} s`);
  process.exitCode = findings.length > 0 ? 1 : 0;
};

runMain(main, 2);
