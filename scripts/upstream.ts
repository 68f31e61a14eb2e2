// Tells what an upgrade has changed underneath our overrides and src/upstream.
import fs from 'node:fs';
import path from 'node:path';

import {format, resolveConfig} from 'prettier';

import {ledgerProblems, restamped} from './lib/upstream/ledger';

const help = `Usage: npm run upstream [-- --accept]

Compares src/upstream/ledger.json with what is installed: which files of the framework and of the
toolkit are not the ones that our overrides and src/upstream were written for.
  --accept  writes the hashes of the installed files into the ledger, once you have adapted our code`;

const root = path.resolve(__dirname, '..');
const ledger = path.join(root, 'src/upstream/ledger.json');
const site = {
  src: path.join(root, 'src'),
  packages: path.join(root, 'node_modules'),
};

const read = (): unknown => JSON.parse(fs.readFileSync(ledger, 'utf8'));

const write = async (content: unknown): Promise<void> => {
  const options = {...(await resolveConfig(ledger)), filepath: ledger};
  fs.writeFileSync(ledger, await format(JSON.stringify(content), options));
};

const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  if (args.includes('--accept')) {
    await write(restamped(site, read()));
  }
  const problems = ledgerProblems(site, read());
  for (const problem of problems) console.log(problem);
  console.log(
    problems.length === 0
      ? 'Everything fits what is installed.'
      : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. When our code fits again: npm run upstream -- --accept`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
};

void main();
