// Tries another version of the framework in a copy of the site: what no longer fits, entry by entry.
import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {z} from 'zod';

import {ledgerProblems, parseLedger, type Ledger} from './ledger';

export interface Trial {
  /** The site's folder. */
  root: string;
  /** Path of the ledger from the root. Its folder is `upstream`, next to `theme`. */
  ledger: string;
  /** A version or range of the framework, such as `3.10` or `latest`. */
  version: string;
  /** Receives a line for each step. */
  report: (line: string) => void;
}

export interface TrialResult {
  /** The version that was installed. */
  version: string;
  /** Where the copy is. */
  folder: string;
  /** What to review or fix, by ledger entry; the last key is '' for what no entry explains. */
  findings: ReadonlyMap<string, readonly string[]>;
  /** Whether the site was built and no test failed. */
  works: boolean;
}

/** How many lines of a failed build are worth reading. */
const BUILD_LINES = 25;

/** Files that belong to the checkout, not to the site. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'build', '.docusaurus', 'test-results']);

const manifestSchema = z
  .object({
    dependencies: z.record(z.string()).optional(),
    devDependencies: z.record(z.string()).optional(),
  })
  .passthrough();

const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The newest version in a range. @throws if the registry has none */
const newestIn = (root: string, range: string): string => {
  const answer = npm(root, 'view', `@docusaurus/core@${range}`, 'version', '--json');
  const versions = z
    .union([z.string(), z.array(z.string()).nonempty()])
    .safeParse(answer === '' ? undefined : JSON.parse(answer));
  const newest = versions.success ? [versions.data].flat().at(-1) : undefined;
  if (newest === undefined) throw new Error(`The registry has no @docusaurus/core@${range}.`);
  return newest;
};

const seconds = (start: number): string => `${Math.round((Date.now() - start) / 1000)} s`;

/** Copies the site with its packages, without the tools' caches. */
const copySite = async (root: string): Promise<string> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'framework-trial-'));
  if (fs.existsSync(path.join(root, '.git'))) {
    // The dates of pages come from the history.
    execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder]);
    execFileSync('git', ['reset', '--quiet'], {cwd: folder});
  }
  for (const name of fs.readdirSync(root)) {
    if (LEFT_OUT.has(name)) continue;
    fs.cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
  const packages = path.join(root, 'node_modules');
  await fs.promises.cp(packages, path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: fs.constants.COPYFILE_FICLONE,
    filter: (file) => path.relative(packages, file) !== '.cache',
  });
  return folder;
};

/**
 * Sets the framework's version in the copy. @returns the packages that are now at that version
 */
const install = (folder: string, version: string): string[] => {
  const file = path.join(folder, 'package.json');
  const manifest = manifestSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  const names: string[] = [];
  for (const dependencies of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(dependencies ?? {})) {
      if (!dependencies || !name.startsWith('@docusaurus/')) continue;
      dependencies[name] = version;
      names.push(name);
    }
  }
  if (names.length === 0) throw new Error('package.json lists no @docusaurus packages.');
  fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  npm(folder, 'install', '--no-audit', '--no-fund', '--loglevel=error');
  return names;
};

/** Runs a command in a shell. @returns its exit code and what it printed */
const run = (
  cwd: string,
  command: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{code: number; output: string}> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, {cwd, shell: true, env: {...process.env, ...env}});
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({code: code ?? 1, output});
    });
  });

interface Suite {
  specs?: {title: string; ok: boolean}[] | undefined;
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(z.object({title: z.string(), ok: z.boolean()})).optional(),
    suites: z.array(suiteSchema).optional(),
  }),
);

const specsOf = ({specs = [], suites = []}: Suite): {title: string; ok: boolean}[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Titles of the tests that failed, from Playwright's report. @throws when no test ran */
const failedTests = (reportFile: string, output: string): string[] => {
  const specs = fs.existsSync(reportFile)
    ? specsOf(suiteSchema.parse(JSON.parse(fs.readFileSync(reportFile, 'utf8'))))
    : [];
  if (specs.length === 0) throw new Error(`No test ran:\n${lastLines(output)}`);
  return specs.filter(({ok}) => !ok).map(({title}) => title);
};

/** Terminal color codes. */
// oxlint-disable-next-line no-control-regex -- they begin with a control character
const COLORS = /\u001b\[[\d;]*m/gu;

const lastLines = (output: string): string =>
  output.replaceAll(COLORS, '').trimEnd().split('\n').slice(-BUILD_LINES).join('\n');

/** The entries whose file is named in the output. */
const namedIn = (ledger: Ledger, output: string): string[] =>
  Object.keys(ledger.entries).filter((key) => output.includes(key.replace(/\.[jt]sx?$/u, '')));

/** The entries that a failing test guards. */
const guardedBy = (ledger: Ledger, title: string): string[] =>
  Object.entries(ledger.entries)
    .filter(([, {tests}]) => tests.some((test) => title.includes(test)))
    .map(([key]) => key);

/**
 * Installs a version of the framework in a copy of the site, compares the ledger, builds the copy, and tests
 * the build. The site itself isn't touched, and the copy isn't deleted, so that you can adapt the code there.
 *
 * @throws if there is no such version, or if it can't be installed
 */
export const tryVersion = async ({root, ledger, version, report}: Trial): Promise<TrialResult> => {
  const newest = newestIn(root, version);
  const findings = new Map<string, string[]>();
  const add = (keys: readonly string[], finding: string): void => {
    for (const key of keys.length > 0 ? keys : ['']) {
      findings.set(key, [...(findings.get(key) ?? []), finding]);
    }
  };
  let start = Date.now();
  const folder = await copySite(root);
  report(`Copied to ${folder} (${seconds(start)})`);
  start = Date.now();
  const names = install(folder, newest);
  report(`Installed ${names.length} Docusaurus packages at ${newest} (${seconds(start)})`);

  const source: unknown = JSON.parse(fs.readFileSync(path.join(folder, ledger), 'utf8'));
  const entries = parseLedger(source);
  const site = {
    src: path.dirname(path.dirname(path.join(folder, ledger))),
    packages: path.join(folder, 'node_modules'),
  };
  for (const problem of ledgerProblems(site, source)) {
    const key = Object.keys(entries.entries).find((entry) => problem.startsWith(`${entry}: `));
    add(
      key === undefined ? [] : [key],
      key === undefined ? problem : problem.slice(key.length + 2),
    );
  }
  report(`Compared ${Object.keys(entries.entries).length} ledger entries`);

  const {build = 'npm run build', tests} = entries.trial ?? {};
  start = Date.now();
  const built = await run(folder, build);
  if (built.code !== 0) {
    report(`The build failed (${seconds(start)})`);
    const end = lastLines(built.output);
    add(namedIn(entries, end), `the build fails:\n${end}`);
  } else {
    report(`Built (${seconds(start)})`);
  }
  let failed: string[] = [];
  if (built.code === 0 && tests !== undefined) {
    start = Date.now();
    const file = path.join(folder, 'test-results', 'trial.json');
    const {output} = await run(folder, `${tests} --reporter=json`, {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    failed = failedTests(file, output);
    for (const title of failed) add(guardedBy(entries, title), `a test fails: "${title}"`);
    report(`Tested, ${failed.length} failed (${seconds(start)})`);
  }
  return {version: newest, folder, findings, works: built.code === 0 && failed.length === 0};
};
