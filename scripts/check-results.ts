// Executes what pages state about results, against the installed packages.
import path from 'node:path';

import {runPageCheck} from './lib/pageCheck';
import {resultsCheck} from './lib/results/resultsCheck';

const HELP = `Executes samples and compares their results with those stated on the pages.

  npm run check:results                        all pages
  npm run check:results -- docs/spring.mdx     these pages or folders only

A sample with run in its fence is executed in Node.js with the installed packages. It must state at
least one result:
  measureSpring({fps: 30}); // 28 frames       a number, a string in quotes, true, [1, 2], {x: 1} …
  random('a'); // ≈ 0.57                       rounded as written; 0.57… has more digits
  getLength(path); // → any text               the result as text; … matches any text
  interpolate(0, [0], [0]); // throws inputRange must …
  // → {x: 1, …}                               below the expression, on one or more lines
A comment that starts with a word, as in // in seconds, states no result.
In the fence, throws="message" is the error that ends the sample. A block with output in its fence,
directly below, is what the sample prints.

For tables and prose, an MDX comment before the block does the same without being shown:
  {/* run import {rotate} from '@remotion/animation-utils'; */}   the code in each row's first cell
                                               returns what the second cell has, or throws it
  {/* run import {measureSpring} from 'remotion'; measureSpring({fps: 30}) → 28; */}
                                               each result must occur in the block below
Keep such a comment on a single line, however long: Prettier breaks others.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

runPageCheck(root, resultsCheck, {help: HELP, noun: 'result'});
