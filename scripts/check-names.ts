// Finds misspelled names in the code of pages.
import path from 'node:path';

import {namesCheck} from './lib/names/namesCheck';
import {runPageCheck} from './lib/pageCheck';

const HELP = `Finds misspelled names in the code of pages: inline code, samples and their fences.

  npm run check:names                       all pages
  npm run check:names -- docs/spring.mdx    these pages or folders only

A finding is a name that
  stands once in all pages,
  is in no installed package of the toolkit and in no types of React, Node.js or the browser, and
  differs in one letter from an export, an option, a value, a flag or a package of the toolkit, or from a name
  in camel case that pages have more than once.
A name that is right nevertheless goes into cspell-words.txt.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

runPageCheck(root, namesCheck, {help: HELP, noun: 'name'});
