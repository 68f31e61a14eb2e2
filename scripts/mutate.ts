// Plants small faults in copies of the sources, one at a time, and tells which of them no test notices.
import fs from 'node:fs';
import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {filesIn} from '../src/content/files';
import {exactly} from './lib/affected/exactly';
import {openImportGraph} from './lib/affected/imports';
import {explanationOf} from './lib/mutate/explained';
import {faultsIn, sampleFaults, withFault, type Fault} from './lib/mutate/faults';
import {createSandbox, type Sandbox} from './lib/mutate/sandbox';
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
  /^src\/(?:client|components|config|errors|offline|playground|search|upstream\/prefetch)\/|^scripts\/lib\/hosting\/|^packages\/[^/]+\/lib\/|^src\/plugins\/(?:built-pages|playground)\//u;

/** Data and drawings, in which a number is a matter of taste. */
const UNTESTED = /\/(?:covers|drawings|Art)\/|\.d\.ts$/u;

/**
 * How many test files run for one fault: those that import the module come first, then those that need the fewest. In
 * a package, all of its own run.
 */
const MOST_SPECS = 6;

/** Test files that take longer, in milliseconds, run only where no other one notices. */
const QUICK = 8000;

/** How long the tests of one fault may take, in milliseconds, beside a multiple of what they take without one. */
const PATIENCE = 30_000;
const PATIENCE_FACTOR = 3;

const NOTICED_SHARE = 0.95;

/** How many faults a night has time for. */
const SAMPLE = 200;

interface Target {
  readonly file: string;
  readonly specs: readonly string[];
}

/** The modules that a unit test imports itself, with all tests that need them. */
const readTargets = (only: readonly string[]): Target[] => {
  const graph = openImportGraph(root);
  const specs = ['tests/unit', 'packages']
    .flatMap((folder) => filesIn(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((spec) => ({spec, needed: graph.neededBy(spec), own: graph.directOf(spec)}))
    .sort((a, b) => a.needed.size - b.needed.size);
  return ['src', 'scripts', 'packages']
    .flatMap((folder) => filesIn(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/u.test(file) && !UNTESTED.test(file))
    .filter((file) =>
      only.length === 0
        ? MUTATED.test(file)
        : only.some((name) => file === name || file.startsWith(`${name}/`)),
    )
    .map((file) => ({
      file,
      specs: specs.some(({own}) => own.includes(file))
        ? specs
            .filter(({needed}) => needed.has(file))
            .sort((a, b) => Number(b.own.includes(file)) - Number(a.own.includes(file)))
            .map(({spec}) => spec)
        : [],
    }));
};

/** Whether a test file belongs to the package that a module is in. */
const isOfPackage = (spec: string, file: string): boolean => {
  const [folder] = /^packages\/[^/]+\//u.exec(file) ?? [];
  return folder !== undefined && spec.startsWith(folder);
};

const config = ['--config', 'playwright.files.config.ts', '--project=unit', '--project=packages'];

/** The time of each test file; without those that fail in the copy as it is, as those that need a build do. */
const measure = (sandbox: Sandbox, specs: readonly string[]): ReadonlyMap<string, number> => {
  const measured = sandbox.measure([...config, ...exactly(specs)]);
  return new Map(
    specs.flatMap((spec) => {
      const found = measured.find(({file}) => spec.endsWith(file.replace(/^(?:\.\.\/)+/u, '')));
      if (found?.isPassing === true) return [[spec, found.time]];
      console.log(`  ${spec} doesn't pass in the copy, so it proves nothing here`);
      return [];
    }),
  );
};

/** Runs the quick test files of a fault, and the others only if these don't notice it. */
const tryFault = async (
  sandbox: Sandbox,
  specs: readonly string[],
  times: ReadonlyMap<string, number>,
): Promise<'passed' | 'failed' | 'hangs'> => {
  const timeOf = (spec: string): number => times.get(spec) ?? 0;
  const good = specs.filter((spec) => times.has(spec));
  for (const part of [
    good.filter((spec) => timeOf(spec) <= QUICK),
    good.filter((spec) => timeOf(spec) > QUICK),
  ]) {
    if (part.length === 0) continue;
    const usual = part.reduce((sum, spec) => sum + timeOf(spec), 0);
    const outcome = await sandbox.test([...config, ...exactly(part)], {
      timeout: PATIENCE + PATIENCE_FACTOR * usual,
    });
    if (outcome !== 'passed') return outcome;
  }
  return 'passed';
};

const describe = ({file, line, kind, before, after}: Fault): string => {
  const short = (text: string): string => text.replace(/\s+/gu, ' ').slice(0, 70);
  return `${file}:${line} ${kind}: ${short(before)} → ${after === ';' ? 'nothing' : short(after)}`;
};

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
    const targets = readTargets(positionals.map((name) => name.replace(/\/$/u, '')));
    const seen = targets.filter(({specs}) => specs.length > 0);
    if (seen.length === 0) throw new Error('No unit test needs any of these files.');
    const faults = seen.flatMap(({file}) =>
      faultsIn(file, fs.readFileSync(path.join(root, file), 'utf8')),
    );
    const count = Number(values.count ?? (positionals.length > 0 ? faults.length : SAMPLE));
    const chosen = sampleFaults(faults, count, Number(values.seed));
    console.log(
      `${counted(chosen.length, 'fault')} of ${faults.length} in ${seen.length} modules, seed ${values.seed}; ${targets.length - seen.length} modules have no unit test of their own`,
    );
    if (values.list) {
      for (const fault of chosen) console.log(describe(fault));
      return;
    }
    const specsOf = new Map(
      seen.map(({file, specs}) => [
        file,
        specs.filter((spec, place) => place < MOST_SPECS || isOfPackage(spec, file)),
      ]),
    );
    const sandbox = createSandbox(root);
    try {
      const all = [...new Set(chosen.flatMap(({file}) => specsOf.get(file) ?? []))];
      const times = measure(sandbox, all);
      const survivors: Fault[] = [];
      let explained = 0;
      for (const [index, fault] of chosen.entries()) {
        const text = fs.readFileSync(path.join(sandbox.folder, fault.file), 'utf8');
        sandbox.write(fault.file, withFault(text, fault));
        const outcome = await tryFault(sandbox, specsOf.get(fault.file) ?? [], times);
        sandbox.write(fault.file, text);
        const reason = outcome === 'passed' ? explanationOf(fault) : undefined;
        if (reason !== undefined) explained += 1;
        else if (outcome === 'passed') survivors.push(fault);
        const told =
          reason === undefined
            ? outcome.replace('passed', 'NOT CAUGHT').replace('failed', 'caught')
            : 'explained';
        console.log(`${index + 1}/${chosen.length} ${told} ${describe(fault)}`);
      }
      const noticed = chosen.length - survivors.length;
      const share = noticed / chosen.length;
      const byFile = [...survivors].sort((a, b) => (a.file < b.file ? -1 : 1));
      console.log(
        `\n${noticed} of ${chosen.length} caught or explained (${(100 * share).toFixed(1)}%), ${explained} explained`,
      );
      if (survivors.length > 0) console.log('No test catches:');
      for (const fault of byFile) console.log(`  ${describe(fault)}`);
      if (share < NOTICED_SHARE) process.exitCode = 1;
    } finally {
      sandbox.remove();
    }
  },
);
