// Plants small faults in copies of the sources, one at a time, and tells which of them no test notices.
import path from 'node:path';
import {mutate} from 'playwright-mutation-sample';

import {siteImports} from './lib/affected/siteGraph';
import {explanationOf} from './lib/mutate/explained';
import {runMain} from './lib/runMain';

const HELP = `Plants small faults (a condition, a limit, an argument, a removed statement) in a copy of the sources, one at a
time, and runs the unit tests that need the file. Faults that no test catches are listed by file.

  npm run mutate                             a sample of 200, a different one each day
  npm run mutate -- --count 40 --seed 7      this many, and always the same ones
  npm run mutate -- src/errors/explain.ts     all faults of these files or folders
  npm run mutate -- --list                   prints the sample, and runs nothing

A survivor needs a test, or an entry with its reason in scripts/lib/mutate/explained.ts.

Exit codes: 0 at least 95% are caught or explained, 1 fewer, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

/** Code that runs in browsers, and what decides about addresses, headers and policies. */
const MUTATED =
  /^src\/(?:client|components|config|errors|offline|playground|search)\/|^scripts\/lib\/hosting\/|^packages\/[^/]+\/lib\/|^src\/plugins\/(?:built-pages|playground)\//u;

/** Data and drawings, in which a number is a matter of taste. */
const UNTESTED = /\/(?:covers|drawings|Art)\/|\.d\.ts$/u;

const NOTICED_SHARE = 0.95;

/** How many faults a night has time for. */
const SAMPLE = 200;

runMain(
  {
    help: HELP,
    errorCode: 2,
    allowPositionals: true,
    options: {
      list: {type: 'boolean'},
      count: {type: 'string'},
      seed: {type: 'string', default: String(Math.floor(Date.now() / 86_400_000))},
    },
  },
  async ({values, positionals}) => {
    const only = positionals.map((name) => name.replace(/\/$/u, ''));
    const result = await mutate({
      root,
      folders: ['src', 'scripts', 'packages'],
      isMutated: (file) =>
        !UNTESTED.test(file) &&
        (only.length === 0
          ? MUTATED.test(file)
          : only.some((name) => file === name || file.startsWith(`${name}/`))),
      specFolders: ['tests/unit', 'packages'],
      imports: siteImports,
      playwrightArgs: [
        '--config',
        'playwright.files.config.ts',
        '--project=unit',
        '--project=packages',
      ],
      count:
        values.count === undefined ? (only.length > 0 ? undefined : SAMPLE) : Number(values.count),
      seed: Number(values.seed),
      isListed: values.list,
      explanationOf,
    });
    if (result && 1 - result.survivors.length / result.planted < NOTICED_SHARE) {
      process.exitCode = 1;
    }
  },
);
