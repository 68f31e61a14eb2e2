// Checks the front matter of every page against the schema of its content area.
import path from 'node:path';
import {formatFinding, unreadable, type Finding} from 'mdx-docs-checker/findings';
import {keyLine, readFrontMatter} from 'mdx-docs-checker/page';

import {contentFiles, readText} from '../src/content/files';
import {frontMatterProblems} from '../src/markdown/frontMatter';
import {runMain} from './lib/runMain';

const help = `Usage: npm run check:front-matter

Checks the front matter of all pages; prints file, line and cure.`;

const root = path.resolve(__dirname, '..');

const main = (): void => {
  const findings = contentFiles(root).flatMap((file): Finding[] => {
    const source = readText(root, file);
    const {frontMatter, problem} = readFrontMatter(source);
    if (problem) return unreadable({file, problem});
    return frontMatterProblems(file, frontMatter).map((message) => ({
      file,
      line: keyLine(source, /"([\w-]+)/u.exec(message)?.[1]),
      message,
    }));
  });
  for (const finding of findings) console.error(formatFinding(finding));
  process.exitCode = findings.length === 0 ? 0 : 1;
};

runMain(main, 2, help);
