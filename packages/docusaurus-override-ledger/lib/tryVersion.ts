// Tries another version of the framework in a copy of the site: what no longer fits, entry by entry.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  copyProject,
  installListed,
  listedPackages,
  readManifest,
  readReport,
  run,
  withVersions,
  writeManifest,
} from 'project-trial';
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

/** Copies the site with its packages. */
const copySite = async (root: string): Promise<string> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'framework-trial-'));
  await copyProject(root, folder, {
    files: fs.readdirSync(root).filter((name) => !LEFT_OUT.has(name)),
    packages: 'copy',
    // The dates of pages come from it.
    hasHistory: fs.existsSync(path.join(root, '.git')),
  });
  return folder;
};

/**
 * Sets the framework's version in the copy. @returns the packages that are now at that version
 */
const install = (folder: string, version: string): string[] => {
  const manifest = readManifest(folder);
  const names = Object.keys(listedPackages(manifest, (name) => name.startsWith('@docusaurus/')));
  if (names.length === 0) throw new Error('package.json lists no @docusaurus packages.');
  const versions = Object.fromEntries(names.map((name) => [name, version]));
  writeManifest(folder, withVersions(manifest, versions));
  installListed(folder);
  return names;
};

/** Titles of the tests that failed, from Playwright's report. @throws when no test ran */
const failedTests = (reportFile: string, output: string): string[] => {
  const specs = readReport(reportFile);
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
      env: {PLAYWRIGHT_JSON_OUTPUT_NAME: file},
    });
    failed = failedTests(file, output);
    for (const title of failed) add(guardedBy(entries, title), `a test fails: "${title}"`);
    report(`Tested, ${failed.length} failed (${seconds(start)})`);
  }
  return {version: newest, folder, findings, works: built.code === 0 && failed.length === 0};
};
