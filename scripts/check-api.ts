import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {openCache} from '../src/content/diskCache';
import {readDocs} from '../src/content/inventory';
import {readPageWithParts} from '../src/content/page';
import {modelKey} from '../src/toolkit-api/cache';
import {namedFiles} from './lib/namedFiles';
import {isPage} from './lib/pageCheck';
import {printReport} from './lib/api/coverageReport';
import type {RunResult} from './lib/api/checkApi';
import {runCheck} from './lib/runCheck';

const HELP = `Compares the reference with the types of the installed toolkit.

  npm run check:api                        the whole reference
  npm run check:api -- docs/spring.mdx     the option headings of some pages or folders
  npm run check:api -- --report            coverage by package
  npm run check:api -- --report --out FILE where to write the coverage as JSON
                                           (node_modules/.cache/api-report.json)

An api page names what it documents: "api: remotion#interpolate", or a list. A cli page names its
command: "cli: remotion render". Options are the headings in backticks below Props, Arguments,
Options and Return value. What's left out on purpose is listed in src/toolkit-api/exceptions.csv.`;

const root = process.cwd();

/** Repeats the last run's findings when no page, no part of one and no rule has changed. */
const checkAllOnce = async (): Promise<RunResult> => {
  const tools = [
    'scripts/lib/api',
    'src/toolkit-api',
    'packages/dts-api-model/lib',
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

runCheck(
  {
    help: HELP,
    allowPositionals: true,
    stream: 'stderr',
    options: {
      report: {type: 'boolean'},
      out: {type: 'string', default: 'node_modules/.cache/api-report.json'},
    },
  },
  async ({values, positionals}) => {
    const started = performance.now();
    const {pages, findings, report} =
      positionals.length > 0
        ? await (
            await import('./lib/api/checkApi')
          ).checkFiles(root, namedFiles(root, positionals, isPage))
        : await checkAllOnce();
    if (report) {
      const out = path.resolve(root, values.out);
      mkdirSync(path.dirname(out), {recursive: true});
      writeFileSync(out, `${JSON.stringify(report, undefined, 2)}\n`);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return {
      findings,
      notes: report && values.report ? [printReport(report)] : [],
      summary: `${counted(pages, 'page')}, ${counted(findings.length, 'finding')}, ${seconds} s`,
    };
  },
);
