// Holds parts of pages to what they assume about the pages that show them.
import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {contentFiles} from '../src/content/files';
import {loadCommandFlags} from '../src/toolkit-api/cli/loadFlags';
import {loadModel} from '../src/toolkit-api/loadApi';
import {checkParts} from './lib/parts/checkParts';
import {runCheck} from './lib/runCheck';

const HELP = `Checks that parts, such as docs/cli/_browser-flags.mdx, are true on each page that shows them.

  npm run check:parts

A part begins with a comment that says what it assumes:
  {/* assumes command remotion lambda or package @remotion/lambda; option region */}
For each item between semicolons, one of the alternatives must be true:
  anything                   the part is true everywhere
  page docs/recorder         the page is this one, or in this folder
  package @remotion/lambda   the page documents an export of it
  function remotion#spring   the page documents this export
  command remotion lambda    the page documents this command, or one of its subcommands
  flag crf                   each of the page's commands reads this flag
  option region              an export of the page has this option
Each flag in a part has to be a flag of the page's commands; other flags must be links.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

runCheck({help: HELP}, async () => {
  const files = contentFiles(root);
  const parts = files.filter((file) => path.posix.basename(file).startsWith('_'));
  const facts = {model: loadModel(root), flags: loadCommandFlags(root)};
  const pages = files.filter((file) => !parts.includes(file));
  const findings = await checkParts(root, pages, parts, facts);
  const summary = `${counted(parts.length, 'part')}, ${counted(findings.length, 'problem')}`;
  return {findings, summary};
});
