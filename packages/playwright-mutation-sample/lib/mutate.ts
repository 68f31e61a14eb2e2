// Plants small faults in a copy of the sources, one at a time, and tells which of them no test notices.
import fs from 'node:fs';
import path from 'node:path';

import {projectFiles} from 'project-trial';

import {exactly} from './exactly';
import {faultsIn, sampleFaults, withFault, type Fault} from './faults';
import {openImportGraph, type ImportGraphOptions} from './importGraph';
import {createSandbox, type Sandbox} from './sandbox';

/** What is planted, and what runs. */
export interface MutateOptions {
  /** The project's folder, which is in a Git repository and has its packages installed. */
  readonly root: string;
  /** Folders with modules, from the root. */
  readonly folders: readonly string[];
  /** Whether faults are planted in a module, by path from the root with forward slashes. */
  readonly isMutated: (file: string) => boolean;
  /** Folders with tests that need no build, server, or network. */
  readonly specFolders: readonly string[];
  /** What the names of test files match. Default: `*.spec.ts`. */
  readonly specName?: RegExp;
  /** How modules name the files of the project. */
  readonly imports?: ImportGraphOptions;
  /** Arguments of `playwright test` that choose the configuration and its projects. */
  readonly playwrightArgs?: readonly string[];
  /** How many faults are planted; all of them if there are fewer. */
  readonly count?: number;
  /** A whole number; the sample is the same for the same one. */
  readonly seed: number;
  /** Prints the sample, and runs nothing. */
  readonly isListed?: boolean;
  /** Why a fault needs no test; undefined when it needs one. */
  readonly explanationOf?: (fault: Fault) => string | undefined;
}

/** How many faults were planted. */
export interface MutateResult {
  readonly planted: number;
  /** Those that no test caught, and that have no explanation. */
  readonly survivors: readonly Fault[];
  readonly explained: number;
}

/**
 * How many test files run for one fault: those that import the module come first, then those that need the fewest. In
 * a workspace package, all of its own run.
 */
const MOST_SPECS = 6;

/** Test files that take longer, in milliseconds, run only where no other one notices. */
const QUICK = 8000;

/** How long the tests of one fault may take, in milliseconds, beside a multiple of what they take without one. */
const PATIENCE = 30_000;
const PATIENCE_FACTOR = 3;

interface Target {
  readonly file: string;
  readonly specs: readonly string[];
}

/** The modules that a test imports itself, with all tests that need them. */
const readTargets = ({
  root,
  folders,
  isMutated,
  specFolders,
  specName = /\.spec\.ts$/u,
  imports,
}: MutateOptions): Target[] => {
  const graph = openImportGraph(root, imports);
  const files = projectFiles(root).sort();
  // In the order of the folders, so that a seed stands for the same sample.
  const filesIn = (places: readonly string[]): string[] =>
    places.flatMap((place) => files.filter((file) => file.startsWith(`${place}/`)));
  const specs = filesIn(specFolders)
    .filter((file) => specName.test(file))
    .map((spec) => ({spec, needed: graph.neededBy(spec), own: graph.directOf(spec)}))
    .sort((a, b) => a.needed.size - b.needed.size);
  return filesIn(folders)
    .filter((file) => /\.tsx?$/u.test(file) && isMutated(file))
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

/** Whether a test file belongs to the workspace package that a module is in. */
const isOfPackage = (packages: string, spec: string, file: string): boolean => {
  const [place, name = ''] = file.split('/');
  return place === packages && spec.startsWith(`${place}/${name}/`);
};

/** The time of each test file; without those that fail in the copy as it is, as those that need a build do. */
const measure = async (
  sandbox: Sandbox,
  specs: readonly string[],
  playwrightArgs: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const measured = await sandbox.measure([...playwrightArgs, ...exactly(specs)]);
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
  playwrightArgs: readonly string[],
): Promise<'passed' | 'failed' | 'hangs'> => {
  const timeOf = (spec: string): number => times.get(spec) ?? 0;
  const good = specs.filter((spec) => times.has(spec));
  for (const part of [
    good.filter((spec) => timeOf(spec) <= QUICK),
    good.filter((spec) => timeOf(spec) > QUICK),
  ]) {
    if (part.length === 0) continue;
    const usual = part.reduce((sum, spec) => sum + timeOf(spec), 0);
    const limit = PATIENCE + PATIENCE_FACTOR * usual;
    const outcome = await sandbox.test([...playwrightArgs, ...exactly(part)], limit);
    if (outcome !== 'passed') return outcome;
  }
  return 'passed';
};

const describe = ({file, line, kind, before, after}: Fault): string => {
  const short = (text: string): string => text.replace(/\s+/gu, ' ').slice(0, 70);
  return `${file}:${line} ${kind}: ${short(before)} → ${after === ';' ? 'nothing' : short(after)}`;
};

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Plants faults in a copy of the project, one at a time, runs the tests that need the module, and prints which faults
 * they catch. Nothing in the project changes.
 *
 * @returns undefined if the sample was only listed
 * @throws when no test needs any of the modules, or none runs in the copy
 */
export const mutate = async (options: MutateOptions): Promise<MutateResult | undefined> => {
  const {
    root,
    seed,
    playwrightArgs = [],
    explanationOf,
    imports: {packages = 'packages'} = {},
  } = options;
  const targets = readTargets(options);
  const seen = targets.filter(({specs}) => specs.length > 0);
  if (seen.length === 0) throw new Error('No unit test needs any of these files.');
  const faults = seen.flatMap(({file}) =>
    faultsIn(file, fs.readFileSync(path.join(root, file), 'utf8')),
  );
  const chosen = sampleFaults(faults, options.count ?? faults.length, seed);
  console.log(
    `${counted(chosen.length, 'fault')} of ${faults.length} in ${seen.length} modules, seed ${seed}; ${targets.length - seen.length} modules have no unit test of their own`,
  );
  if (options.isListed === true) {
    for (const fault of chosen) console.log(describe(fault));
    return undefined;
  }
  const specsOf = new Map(
    seen.map(({file, specs}) => [
      file,
      specs.filter((spec, place) => place < MOST_SPECS || isOfPackage(packages, spec, file)),
    ]),
  );
  const sandbox = await createSandbox(root);
  try {
    const all = [...new Set(chosen.flatMap(({file}) => specsOf.get(file) ?? []))];
    const times = await measure(sandbox, all, playwrightArgs);
    const survivors: Fault[] = [];
    let explained = 0;
    for (const [index, fault] of chosen.entries()) {
      const text = fs.readFileSync(path.join(sandbox.folder, fault.file), 'utf8');
      sandbox.write(fault.file, withFault(text, fault));
      const outcome = await tryFault(sandbox, specsOf.get(fault.file) ?? [], times, playwrightArgs);
      sandbox.write(fault.file, text);
      const reason = outcome === 'passed' ? explanationOf?.(fault) : undefined;
      if (reason !== undefined) explained += 1;
      else if (outcome === 'passed') survivors.push(fault);
      const told =
        reason === undefined
          ? outcome.replace('passed', 'NOT CAUGHT').replace('failed', 'caught')
          : 'explained';
      console.log(`${index + 1}/${chosen.length} ${told} ${describe(fault)}`);
    }
    const noticed = chosen.length - survivors.length;
    const byFile = [...survivors].sort((a, b) => (a.file < b.file ? -1 : 1));
    console.log(
      `\n${noticed} of ${chosen.length} caught or explained (${((100 * noticed) / chosen.length).toFixed(1)}%), ${explained} explained`,
    );
    if (survivors.length > 0) console.log('No test catches:');
    for (const fault of byFile) console.log(`  ${describe(fault)}`);
    return {planted: chosen.length, survivors, explained};
  } finally {
    sandbox.remove();
  }
};
