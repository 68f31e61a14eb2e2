// Front matter of every page against the schema of its content area.
import fs from 'node:fs';
import path from 'node:path';

import {parseMarkdownFile, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {frontMatterProblems} from '../src/markdown/frontMatter';
import {contentFiles} from './lib/content';

const help = `Usage: npm run check:front-matter

Checks the front matter of all pages; prints file, line and cure.`;

const root = path.resolve(__dirname, '..');

/** The line on which a problem's key stands; the first line when it is not there. */
const lineOf = (source: string, problem: string): number => {
  const key = /"([\w-]+)/.exec(problem)?.[1];
  const index = source.split('\n').findIndex((line) => key && line.startsWith(`${key}:`));
  return Math.max(index, 0) + 1;
};

const main = async (): Promise<void> => {
  if (process.argv.includes('--help')) {
    console.log(help);
    return;
  }
  let count = 0;
  for (const file of contentFiles(root)) {
    const filePath = path.join(root, file);
    const fileContent = fs.readFileSync(filePath, 'utf8');
    const {frontMatter} = await parseMarkdownFile({
      filePath,
      fileContent,
      parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    for (const problem of frontMatterProblems(file, frontMatter)) {
      console.error(`${file}:${lineOf(fileContent, problem)} ${problem}`);
      count += 1;
    }
  }
  process.exitCode = count === 0 ? 0 : 1;
};

void main();
