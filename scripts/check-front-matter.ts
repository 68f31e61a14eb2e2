// Checks the front matter of every page against the schema of its content area.
import path from 'node:path';

import {contentFiles, readText} from '../src/content/files';
import {readFrontMatter} from '../src/content/frontMatter';
import {frontMatterProblems} from '../src/markdown/frontMatter';
import {formatFinding, unreadable, type Finding} from './lib/findings';
import {runMain} from './lib/runMain';

const help = `Usage: npm run check:front-matter

Checks the front matter of all pages; prints file, line and cure.`;

const root = path.resolve(__dirname, '..');

/** The line of a problem's key; the first line when the key is missing. */
const lineOf = (source: string, problem: string): number => {
  const key = /"([\w-]+)/.exec(problem)?.[1];
  const index = source.split('\n').findIndex((line) => key && line.startsWith(`${key}:`));
  return Math.max(index, 0) + 1;
};

const main = (): void => {
  const findings = contentFiles(root).flatMap((file): Finding[] => {
    const source = readText(root, file);
    const {frontMatter, problem} = readFrontMatter(source);
    if (problem) return unreadable({file, problem});
    return frontMatterProblems(file, frontMatter).map((message) => ({
      file,
      line: lineOf(source, message),
      message,
    }));
  });
  for (const finding of findings) console.error(formatFinding(finding));
  process.exitCode = findings.length === 0 ? 0 : 1;
};

runMain(main, 2, help);
