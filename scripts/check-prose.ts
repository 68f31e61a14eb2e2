// Wordings that make a native reader stop, in pages and in the strings of components, data and demos.
import fs from 'node:fs';
import path from 'node:path';

import {contentFiles} from '../src/content/files';
import {formatFinding} from './lib/findings';
import {checkProse} from './lib/prose/checkProse';

const help = `Usage: npm run check:prose [-- <file> …]

Looks for repeated words, "a" and "an", and the wordings of scripts/lib/prose/patterns.ts in the pages and
in the strings of src/components, src/config, src/data and src/demos; prints file, line and cure.`;

const root = path.resolve(__dirname, '..');

const sources = (): string[] =>
  ['src/components', 'src/config', 'src/data', 'src/demos', 'src/theme'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/u.test(file))
      .map((file) => path.join(folder, file))
      .sort(),
  );

const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  const files = args.length > 0 ? args : [...contentFiles(root), ...sources()];
  let count = 0;
  for (const file of files) {
    for (const finding of await checkProse(root, file)) {
      console.error(formatFinding(finding));
      count += 1;
    }
  }
  console.log(`${String(files.length)} files, ${String(count)} findings`);
  process.exitCode = count === 0 ? 0 : 1;
};

void main();
