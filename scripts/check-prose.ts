// Wordings that make a native reader stop, in pages and in the strings of components, data and demos.
import path from 'node:path';
import {cachedOutcomes} from 'mdx-docs-checker/cache';
import {counted, type Finding} from 'mdx-docs-checker/findings';

import {openCache} from '../src/content/diskCache';
import {contentFiles, filesIn, isMarkdown, readText} from '../src/content/files';
import {readPage} from '../src/content/page';
import {namedFiles} from './lib/namedFiles';
import {checkProse, checkStrings} from './lib/prose/checkProse';
import {runCheck} from './lib/runCheck';

const help = `Usage: npm run check:prose [-- <file or folder> …]

Looks for repeated words, wrong articles ("a" and "an"), and the wordings in scripts/lib/prose/patterns.ts, in
the pages and in the strings of src/components, src/config, src/data, src/demos and src/theme. Prints the file,
the line and what to write instead.`;

const root = path.resolve(__dirname, '..');

const isSource = (file: string): boolean => /\.tsx?$/u.test(file);

const sources = (): string[] =>
  ['src/components', 'src/config', 'src/data', 'src/demos', 'src/theme'].flatMap((folder) =>
    filesIn(path.join(root, folder))
      .filter(isSource)
      .map((file) => `${folder}/${file}`),
  );

const check = async ({file, text}: {file: string; text: string}): Promise<Finding[]> =>
  isMarkdown(file) ? checkProse(await readPage(root, file)) : checkStrings(file, text);

runCheck({help, allowPositionals: true, stream: 'stderr'}, async ({positionals}) => {
  const files =
    positionals.length > 0
      ? namedFiles(root, positionals, (file) => isMarkdown(file) || isSource(file))
      : [...contentFiles(root), ...sources()];
  const cache = openCache<Finding[]>(root, 'prose', [
    path.join(__dirname, 'lib/prose'),
    path.join(root, 'src/content'),
  ]);
  const {outcomes} = await cachedOutcomes(
    cache,
    files.map((file) => ({file, text: readText(root, file)})),
    ({file, text}) => [file, text],
    (changed) => Promise.all(changed.map(check)),
  );
  const findings = outcomes.flat();
  const summary = `${counted(files.length, 'file')}, ${counted(findings.length, 'finding')}`;
  return {findings, summary};
});
