// The EPUBs of the build, by the format's own checker.
import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {booksFolder} from '../src/config/books';
import {checkBooks, findEpubcheck} from './lib/books/checkBooks';
import {runMain} from './lib/runMain';

const help = `Usage: npm run check:books

Has epubcheck read each EPUB in build/. It is a program of the W3C in Java. Debian's package is installed where that
is possible; EPUBCHECK_PATH names the JAR file of another installation.

Exit codes: 0 all books are valid, 1 findings, 2 not checked: there is no epubcheck or no build`;

const main = async (): Promise<void> => {
  const jar = findEpubcheck(process.env);
  if (jar === undefined) {
    throw new Error(
      'there is no epubcheck. Install it (Debian: apt-get install epubcheck), or name its JAR file by EPUBCHECK_PATH.',
    );
  }
  const folder = path.resolve(__dirname, '..', 'build', booksFolder);
  const {count, problems} = await checkBooks(folder, jar);
  for (const [file, problem] of problems) console.error(`${file}:\n${problem}\n`);
  console.log(`${counted(count, 'book')}, ${String(problems.size)} not valid`);
  if (problems.size > 0) process.exitCode = 1;
};

runMain({help, errorCode: 2}, main);
