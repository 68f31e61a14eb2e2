// Finds misspelled names in the code of pages.
import path from 'node:path';

import {namesCheck} from './lib/names/namesCheck';
import {runPageCheck} from './lib/pageCheck';

const HELP = `Finds misspelled names in code on pages: inline code, samples and their fences.

  npm run check:names                       all pages
  npm run check:names -- docs/spring.mdx    these pages or folders only

A finding is a name that
  occurs only once across all pages,
  is in no installed toolkit package and not in the types of React, Node.js or the browser, and
  differs by one letter from one of the toolkit's exports, options, values, flags or packages, or from a
  camel-case name that occurs on pages more than once.
If such a name is right, add it to cspell-words.txt.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

runPageCheck(root, namesCheck, {help: HELP, noun: 'name'});
