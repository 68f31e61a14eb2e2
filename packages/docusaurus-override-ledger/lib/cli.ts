// The command: compares, stamps, or tries another version.
import fs from 'node:fs';
import path from 'node:path';

import {ledgerProblems, restamped} from './ledger';
import {tryVersion} from './tryVersion';

const help = `Usage: docusaurus-override-ledger [--ledger <file>] [--accept [<entry> …] | --against <version>]

Compares the ledger of overrides with the installed packages. Lists the upstream files that have changed
since the code in src/theme and src/upstream was written for them.
  --accept [<entry> …]  writes the hashes of the installed files to the ledger, for all entries or for the
                        named ones; adapt your code first
  --against <version>   installs this version of Docusaurus in a copy of the site, builds it, runs the
                        ledger's trial tests, and lists what breaks for each entry; a range such as
                        3.10 means its newest version
  --ledger <file>       path of the ledger; default: src/upstream/ledger.json`;

const DEFAULT_LEDGER = 'src/upstream/ledger.json';

/** Writes JSON, formatted like the site's own if it has Prettier. */
const write = async (file: string, content: unknown): Promise<void> => {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  const prettier = await import('prettier').catch(() => undefined);
  if (!prettier) {
    fs.writeFileSync(file, text);
    return;
  }
  const options = {...(await prettier.resolveConfig(file)), filepath: file};
  fs.writeFileSync(file, await prettier.format(JSON.stringify(content), options));
};

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

const compare = async (root: string, ledger: string, accepted?: string[]): Promise<number> => {
  const file = path.join(root, ledger);
  const read = (): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
  const site = {
    src: path.dirname(path.dirname(file)),
    packages: path.join(root, 'node_modules'),
  };
  if (accepted) {
    await write(file, restamped(site, read(), accepted.length > 0 ? accepted : undefined));
  }
  const problems = ledgerProblems(site, read());
  for (const problem of problems) console.log(problem);
  console.log(
    problems.length === 0
      ? 'The ledger matches the installed packages.'
      : `${counted(problems.length, 'problem')}. After you adapt the code of an entry, run this again with --accept and the entry.`,
  );
  return problems.length === 0 ? 0 : 1;
};

const tryOut = async (root: string, ledger: string, version: string): Promise<number> => {
  const result = await tryVersion({root, ledger, version, report: console.log});
  for (const [entry, findings] of result.findings) {
    console.log(`\n${entry === '' ? 'Not covered by an entry' : entry}`);
    for (const finding of findings) console.log(`  - ${finding.replaceAll('\n', '\n    ')}`);
  }
  const {size} = result.findings;
  const count = `${size} ${size === 1 ? 'entry' : 'entries'}`;
  console.log(
    result.works
      ? `\nThe site works with ${result.version}. To review: ${count}. The copy is in ${result.folder}.`
      : `\nThe site breaks with ${result.version}. To fix: ${count}. The copy is in ${result.folder}.`,
  );
  return result.works ? 0 : 1;
};

/**
 * Runs the command.
 *
 * @param args what follows its name
 * @param root the site's folder
 * @returns the exit code: 1 for findings, 2 for invalid arguments
 */
export const runCli = async (
  args: readonly string[],
  root: string = process.cwd(),
): Promise<number> => {
  const rest = [...args];
  const take = (name: string): string | undefined => {
    const at = rest.indexOf(name);
    return at === -1 ? undefined : (rest.splice(at, 2)[1] ?? '');
  };
  if (rest.includes('--help')) {
    console.log(help);
    return 0;
  }
  const ledger = take('--ledger') ?? DEFAULT_LEDGER;
  const version = take('--against');
  const accepted = rest[0] === '--accept' ? rest.splice(0).slice(1) : undefined;
  if (rest.length > 0 || ledger === '' || version === '' || (version && accepted)) {
    if (rest.length > 0) console.error(`Unknown: ${rest.join(' ')}\n`);
    console.error(help);
    return 2;
  }
  if (!fs.existsSync(path.join(root, ledger))) {
    console.error(`${ledger} doesn't exist. Start with {"versions": {}, "entries": {}}.`);
    return 2;
  }
  try {
    return version === undefined
      ? await compare(root, ledger, accepted)
      : await tryOut(root, ledger, version);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
};
