// The EPUBs of the build, by the format's own checker.
import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {booksFolder} from '../src/config/books';
import {checkBooks, findEpubcheck} from './lib/books/checkBooks';
import {runMain} from './lib/runMain';

const help = `Usage: npm run check:books

Validates each EPUB in build/ with epubcheck, a Java program by the W3C. Debian's package is installed if possible;
for another installation, set EPUBCHECK_PATH to its JAR file.

Exit codes: 0 all books are valid, 1 findings, 2 not checked: epubcheck or the build is missing`;

const main = async (): Promise<void> => {
  const jar = findEpubcheck(process.env);
  if (jar === undefined) {
    throw new Error(
      'epubcheck is missing. Install it (Debian: apt-get install epubcheck), or set EPUBCHECK_PATH to its JAR file.',
    );
  }
  const folder = path.resolve(__dirname, '..', 'build', booksFolder);
  const {count, problems} = await checkBooks(folder, jar);
  for (const [file, problem] of problems) console.error(`${file}:\n${problem}\n`);
  console.log(`${counted(count, 'book')}, ${String(problems.size)} not valid`);
  if (problems.size > 0) process.exitCode = 1;
};

runMain({help, errorCode: 2}, main);
