// Wordings that make a native reader stop, in pages and in the strings of components, data and demos.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {counted, formatFinding, type Finding} from 'mdx-docs-checker/findings';

import {openCache} from '../src/content/diskCache';
import {contentFiles, filesIn, isMarkdown, readText} from '../src/content/files';
import {readPage} from '../src/content/page';
import {namedFiles} from './lib/namedFiles';
import {checkProse, checkStrings} from './lib/prose/checkProse';
import {runMain} from './lib/runMain';

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
  const cache = openCache<Finding[]>(root, 'prose', [
    path.join(__dirname, 'lib/prose'),
    path.join(root, 'src/content'),
  ]);
  let count = 0;
  for (const file of files) {
    const text = readText(root, file);
    const known = cache.get([file, text]);
    const findings =
      known ??
      (isMarkdown(file)
        ? await checkProse(await readPage(root, file))
        : await checkStrings(file, text));
    if (!known) cache.set([file, text], findings);
    for (const finding of findings) {
      console.error(formatFinding(finding));
      count += 1;
    }
  }
  console.log(`${counted(files.length, 'file')}, ${counted(count, 'finding')}`);
  process.exitCode = count === 0 ? 0 : 1;
};

runMain(main, 2);
