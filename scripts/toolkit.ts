// Lists what a newer release of Remotion would change for the site, by page.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {packageOf} from 'dts-api-model/model';
import {counted} from 'mdx-docs-checker/findings';
import {npmRegistry} from 'npm-api-history';

import {compareInstalled} from './lib/toolkit/compareInstalled';
import {copyProject, installCopy, toolkitPackages, versionsFor} from './lib/toolkit/copyProject';
import {LONG_CHECKS, QUICK_CHECKS, runCheck, type CheckOutcome} from './lib/toolkit/runChecks';
import {makeWorklist, printWorklist, type Places} from './lib/toolkit/worklist';
import {runMain} from './lib/runMain';
import {readDocs} from '../src/content/inventory';
import {readPageWithParts} from '../src/content/page';
import {pageItems} from '../src/history/pages/headingItems';
import {installedVersion} from '../src/toolkit-api/cache';
import {TOOLKIT_VERSION} from '../src/config/toolkit';
import {ENTRY_POINTS} from '../src/toolkit-api/entries';
import {loadModel} from '../src/toolkit-api/loadApi';

/**
 * Minutes after which a check is ended and reported as not finished. Three were too few for `messages` and `samples`
 * on a busy machine with two cores.
 */
const MINUTES_PER_CHECK = 10;

const HELP = `Lists what a newer release of Remotion would change for the site. It doesn't modify the project.

  npm run toolkit -- 4.0.330                       compares types and runs the quick checks
  npm run toolkit -- 4.0.330 --checks api,samples  runs only these checks
  npm run toolkit -- 4.0.330 --limit 20            time limit for each check, in minutes; default: ${MINUTES_PER_CHECK}
  npm run toolkit -- 4.0.330 --full                also runs the long checks (renders, stills, guides), in an hour or more
  npm run toolkit -- 4.0.330 --keep                keeps the copy, so that you can work in it
  npm run toolkit -- 4.0.330 --copy FOLDER         uses a kept copy that has the release installed
  npm run toolkit -- 4.0.330 --out FOLDER          folder for worklist.md and worklist.json

The command copies the project to a temporary folder, installs the release there, and makes the release the
documented version of the copy. Then it compares the types of both releases and runs the checks on the copy. A
check that exceeds its time limit is reported as not finished, and one that ends with an error as crashed, with
their findings so far; the remaining checks still run.
Checks: ${[...QUICK_CHECKS, ...LONG_CHECKS].join(', ')}.
If the registry lacks a package at the release, the nearest earlier version is installed. Needs the network.

Exit codes: 0 finished, even with tasks in the list; 2 wrong arguments, no network, or a failed installation`;

const root = path.resolve(__dirname, '..');

/** Where the site explains each item, by its id. */
const readPlaces = async (): Promise<Places> => {
  const model = loadModel(root);
  const places = new Map<string, {file: string; line: number}[]>();
  for (const {file} of readDocs(root)) {
    const page = await readPageWithParts(root, file);
    if (page.problem) continue;
    const {own, byLine} = pageItems(page, model);
    const add = (id: string, line: number): void => {
      places.set(id, [...(places.get(id) ?? []), {file, line}]);
    };
    for (const id of own) add(id, 1);
    for (const [line, ids] of byLine) for (const id of ids) add(id, line);
  }
  return places;
};

const wantedChecks = (names: string | undefined, isFull: boolean): string[] => {
  const all = [...QUICK_CHECKS, ...LONG_CHECKS];
  if (names === undefined) return isFull ? all : [...QUICK_CHECKS];
  return names.split(',').map((name) => {
    const found = all.find((check) => check === name.trim());
    if (found) return found;
    throw new Error(`Unknown check "${name}". Choose from: ${all.join(', ')}.`);
  });
};

runMain(
  {
    help: HELP,
    errorCode: 2,
    allowPositionals: true,
    options: {
      checks: {type: 'string'},
      full: {type: 'boolean', default: false},
      keep: {type: 'boolean', default: false},
      copy: {type: 'string'},
      out: {type: 'string'},
      limit: {type: 'string', default: String(MINUTES_PER_CHECK)},
    },
  },
  async ({values, positionals}) => {
    const [version, ...others] = positionals;
    if (version === undefined || others.length > 0 || !/^\d+\.\d+\.\d+$/u.test(version)) {
      throw new Error('Pass exactly one version: npm run toolkit -- 4.0.330');
    }
    const checks = wantedChecks(values.checks, values.full);
    const limit = Number(values.limit) * 60;
    if (!(limit > 0))
      throw new Error('--limit must be a number of minutes greater than 0, such as 20.');
    const folder = mkdtempSync(path.join(os.tmpdir(), `toolkit-${version}-`));
    const copy = values.copy === undefined ? path.join(folder, 'copy') : path.resolve(values.copy);
    if (values.copy !== undefined && installedVersion(copy, 'remotion') !== version) {
      throw new Error(`remotion ${version} isn't installed in ${copy}.`);
    }
    const started = performance.now();
    const stages: Record<string, number> = {};
    let last = started;
    const secondsSince = (time: number): number => Math.round((performance.now() - time) / 1000);
    const report = (text: string): void => {
      console.log(`${String(secondsSince(started))} s: ${text}, ${String(secondsSince(last))} s`);
      last = performance.now();
    };
    const endStage = (name: string, text: string): void => {
      stages[name] = secondsSince(last);
      report(text);
    };
    try {
      const installed = Object.keys(toolkitPackages(root));
      if (values.copy === undefined) {
        const versions = await versionsFor(npmRegistry(folder), installed, version);
        endStage('Releases looked up', `${counted(installed.length, 'package')} looked up`);
        copyProject(root, copy, version, versions);
        endStage('Project copied', `project copied to ${copy}`);
        installCopy(copy);
        endStage(
          'Packages installed',
          `${counted(installed.length, 'Remotion package')} installed`,
        );
      }
      const documented = [...new Set(ENTRY_POINTS.map(packageOf))];
      const known = [
        ...new Set([
          ...documented,
          ...installed,
          '@remotion/serverless',
          '@remotion/serverless-client',
        ]),
      ];
      const packages = compareInstalled(root, copy, documented, known, (name) => {
        console.log(`${String(secondsSince(started))} s: types of ${name}`);
      });
      endStage('Types compared', 'types compared');
      const places = await readPlaces();
      endStage('Pages read', 'pages read');
      const outcomes: CheckOutcome[] = [];
      for (const name of checks) {
        const outcome = await runCheck(copy, name, limit);
        outcomes.push(outcome);
        const ends = {passed: '', failed: '', unfinished: ', not finished', crashed: ', crashed'};
        const end = ends[outcome.state];
        report(`${name}${end}, ${counted(outcome.findings.length, 'finding')}`);
      }
      const list = makeWorklist(TOOLKIT_VERSION, version, packages, outcomes, places, stages);
      const out = path.resolve(values.out ?? folder);
      mkdirSync(out, {recursive: true});
      writeFileSync(path.join(out, 'worklist.md'), printWorklist(list));
      writeFileSync(path.join(out, 'worklist.json'), `${JSON.stringify(list, undefined, 2)}\n`);
      console.log(
        `${counted(Object.values(list.pages).flat().length, 'task')} on ${counted(Object.keys(list.pages).length, 'page')}: ${path.join(out, 'worklist.md')}`,
      );
    } finally {
      if (!values.keep && values.copy === undefined) rmSync(copy, {recursive: true, force: true});
    }
  },
);
