// Checks the front matter of every page against the schema of its content area.
import fs from 'node:fs';
import path from 'node:path';

import matter from 'gray-matter';

import {contentFiles} from '../src/content/files';
import {frontMatterProblems} from '../src/markdown/frontMatter';
import {formatFinding} from './lib/findings';

const help = `Usage: npm run check:front-matter

Checks the front matter of all pages; prints file, line and cure.`;

const root = path.resolve(__dirname, '..');

/** Why YAML cannot be parsed, and the line of the page on which the problem is. */
const syntaxProblem = (error: unknown): {line: number; problem: string} => {
  const {reason, mark} = error as {reason?: string; mark?: {line: number}};
  const problem = reason ?? String(error);
  return {
    // The first line of the page is the `---` above the front matter.
    line: (mark?.line ?? 0) + 1,
    problem: `front matter cannot be read: ${problem}; put quotes around texts with ": ", "#" or quotes`,
  };
};

/** The line of a problem's key; the first line when the key is missing. */
const lineOf = (source: string, problem: string): number => {
  const key = /"([\w-]+)/.exec(problem)?.[1];
  const index = source.split('\n').findIndex((line) => key && line.startsWith(`${key}:`));
  return Math.max(index, 0) + 1;
};

const main = (): void => {
  if (process.argv.includes('--help')) {
    console.log(help);
    return;
  }
  let count = 0;
  for (const file of contentFiles(root)) {
    const filePath = path.join(root, file);
    const fileContent = fs.readFileSync(filePath, 'utf8');
    const report = (line: number, problem: string): void => {
      console.error(formatFinding({file, line, message: problem}));
      count += 1;
    };
    try {
      const {data} = matter(fileContent);
      for (const problem of frontMatterProblems(file, data)) {
        report(lineOf(fileContent, problem), problem);
      }
    } catch (error) {
      const {line, problem} = syntaxProblem(error);
      report(line, problem);
    }
  }
  process.exitCode = count === 0 ? 0 : 1;
};

main();
