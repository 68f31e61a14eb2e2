// Checks the front matter of every page against the schema of its content area.
import path from 'node:path';
import {unreadable, type Finding} from 'mdx-docs-checker/findings';
import {keyLine, readFrontMatter} from 'mdx-docs-checker/page';

import {contentFiles, readText} from '../src/content/files';
import {frontMatterProblems} from '../src/markdown/frontMatter';
import {runCheck} from './lib/runCheck';

const help = `Usage: npm run check:front-matter

Checks the front matter of all pages; prints the file, the line and the fix.`;

const root = path.resolve(__dirname, '..');

runCheck({help, stream: 'stderr'}, () => ({
  findings: contentFiles(root).flatMap((file): Finding[] => {
    const source = readText(root, file);
    const {frontMatter, problem} = readFrontMatter(source);
    if (problem) return unreadable({file, problem});
    return frontMatterProblems(file, frontMatter).map((message) => ({
      file,
      line: keyLine(source, /"([\w-]+)/u.exec(message)?.[1]),
      message,
    }));
  }),
}));
