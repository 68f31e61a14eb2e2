// Wordings that make a native reader stop, in pages and in the strings of components, data and demos.
import path from 'node:path';
import {parseArgs} from 'node:util';

import {contentFiles, filesIn, isMarkdown} from '../src/content/files';
import {counted} from './lib/counted';
import {formatFinding} from './lib/findings';
import {namedFiles} from './lib/namedFiles';
import {checkProse} from './lib/prose/checkProse';

const help = `Usage: npm run check:prose [-- <file or folder> …]

Looks for repeated words, "a" and "an", and the wordings of scripts/lib/prose/patterns.ts in the pages and
in the strings of src/components, src/config, src/data and src/demos; prints file, line and cure.`;

const root = path.resolve(__dirname, '..');

const isSource = (file: string): boolean => /\.tsx?$/u.test(file);

const sources = (): string[] =>
  ['src/components', 'src/config', 'src/data', 'src/demos', 'src/theme'].flatMap((folder) =>
    filesIn(path.join(root, folder))
      .filter(isSource)
      .map((file) => `${folder}/${file}`),
  );

const main = async (): Promise<void> => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean'}},
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const files =
    positionals.length > 0
      ? namedFiles(root, positionals, (file) => isMarkdown(file) || isSource(file))
      : [...contentFiles(root), ...sources()];
  let count = 0;
  for (const file of files) {
    for (const finding of await checkProse(root, file)) {
      console.error(formatFinding(finding));
      count += 1;
    }
  }
  console.log(`${counted(files.length, 'file')}, ${counted(count, 'finding')}`);
  process.exitCode = count === 0 ? 0 : 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
