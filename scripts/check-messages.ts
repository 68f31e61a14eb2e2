// Compares the messages that pages quote with the sources of the installed packages.
import path from 'node:path';

import {messagesCheck} from './lib/messages/messagesCheck';
import {runPageCheck} from './lib/pageCheck';

const HELP = `Looks for each error or warning that a page quotes in the sources of the installed packages.

  npm run check:messages                       all pages
  npm run check:messages -- docs/spring.mdx    these pages or folders only

A message is
  code in the first column of a table whose header starts with Message, Error or Warning
  code after words such as "throws", "error", "message" or "warning"
  each line of a block with output in its fence, unless it is what the sample above prints
  each line of a text block on a page of the kind troubleshooting
What the source computes may have any value in the message; … leaves text out.
What comes from elsewhere names its origin: \`Failed to fetch\` (Chrome), or origin="Chrome" in the
fence. Its words are those of other texts or of cspell-words.txt.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

void runPageCheck(root, {...messagesCheck, help: HELP});
