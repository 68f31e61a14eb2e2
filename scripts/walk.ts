// Follows guides as a reader would: writes their files, types their commands, looks at what comes out.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {formatFinding} from 'mdx-docs-checker/findings';
import {isWalked} from 'mdx-docs-checker/guides';

import {readPages} from './lib/pageCheck';
import {findPages, pagePath} from './lib/samples/pages';
import {messageFiles} from './lib/errors/messageFiles';
import {makeMistake} from './lib/walk/makeMistake';
import {MISTAKES} from './lib/walk/mistakes';
import {readGuide} from './lib/walk/readGuide';
import {templateOf} from './lib/walk/templatePage';
import {walkGuide} from './lib/walk/walkGuide';
import {walkTemplate} from './lib/walk/walkTemplate';
import {runMain} from './lib/runMain';

const HELP = `Follows guides in scratch projects.

  npm run walk                               all guides that can be walked, and all mistakes; for the nightly run
  npm run walk -- docs/render.mdx            these guides
  npm run walk -- docs/render.mdx --keep     keeps the project, so that you can look at it
  npm run walk -- --mistakes                 only makes the mistakes

The walk of a guide starts at the comment that names its project. Blocks whose title is a path are files, shell
blocks are commands, and a block with output below them is what they print. npm install and npx create-video use
this site's packages and blank project, so nothing is downloaded.
Comments, each on a line of its own, above the block that they apply to:
  {/* walk from blank with public/clip.mp4 */}    a project with the composition MyComp; or: from empty
  {/* walk expect out/a.mp4: 1280×720, 3 seconds, 90 frames, h264 */}
                                                  what exists now; also: files, contains … and missing;
                                                  the numbers must appear in the block below
  {/* walk run npx remotion compositions */}      a command that the guide describes in words
  {/* walk prints Server ready */}                the last commands printed this; … matches anything
  {/* walk use src/Title.tsx as MyComp */}         the component becomes a composition of 60 frames
  {/* walk answer https://example.com/a.json with {"a": 1} */}   the response from a server on the web
  {/* walk open src/App.tsx with {a: 1}: shows Hello */}   the component works in a browser
  {/* walk until Server ready */}                 the commands below are ended when they print this
  {/* walk fails */}                              the commands below end with an error
  {/* walk skip needs a camera */}                the block below is left out
  {/* walk end */}                                the rest of the page is left out

On a template's page, the walk runs the first command with npm's create-video, as a reader would, and compares the
result with the page: repository, file tree, scripts, license and composition. It downloads from npm and GitHub.
Without GitHub, only the repository is compared.
  --archives <folder>   uses <owner>+<name>.tar.gz in this folder as repositories

The mistakes are listed in scripts/lib/walk/mistakes.ts. Each one is made in a project, and the resulting message is
looked up as in the box on /docs/errors: the first answer has to be the page and heading in the list.

Guides with steps that can't be walked are listed in scripts/lib/walk/unwalked.ts, with their reasons.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

/** Makes all mistakes; returns how many don't lead to their cure. */
const makeMistakes = async (): Promise<number> => {
  const files = await messageFiles(root);
  let found = 0;
  for (const mistake of MISTAKES) {
    const problem = await makeMistake(root, files, mistake);
    if (problem !== undefined) found++;
    console.log(
      problem === undefined
        ? `✓ ${mistake.name}: the fix is found`
        : `✗ ${mistake.name}: ${problem}`,
    );
  }
  console.log(`${String(MISTAKES.length)} mistakes made, ${String(found)} problems`);
  return found;
};

runMain(
  {
    help: HELP,
    errorCode: 2,
    allowPositionals: true,
    options: {
      keep: {type: 'boolean', default: false},
      archives: {type: 'string'},
      mistakes: {type: 'boolean', default: false},
    },
  },
  async ({values, positionals}) => {
    if (values.mistakes) {
      if ((await makeMistakes()) > 0) process.exitCode = 1;
      return;
    }
    const chosen = positionals.map((argument) => {
      const file = path.resolve(argument);
      if (!existsSync(file)) throw new Error(`${argument} does not exist`);
      return pagePath(root, file);
    });
    const all = await readPages(root, chosen.length > 0 ? chosen : findPages(root));
    const pages = all.filter(isWalked);
    const templatePages = all.filter((page) => templateOf(page) !== undefined);
    const unwalked = chosen.find(
      (file) => ![...pages, ...templatePages].some((page) => page.file === file),
    );
    if (unwalked !== undefined) throw new Error(`${unwalked} doesn't say how to walk it`);
    let found = 0;
    for (const page of pages) {
      const start = Date.now();
      const {findings, counts} = await walkGuide(root, await readGuide(page), values.keep);
      found += findings.length;
      for (const finding of findings) console.log(formatFinding(finding));
      const count = (name: string): number => counts.get(name) ?? 0;
      const seconds = ((Date.now() - start) / 1000).toFixed(0);
      console.log(
        `${findings.length === 0 ? '✓' : '✗'} ${page.file}: ${String(count('file'))} files, ${String(count('commands'))} command blocks, ${String(count('expect') + count('open'))} results (${seconds} s)`,
      );
    }
    for (const page of templatePages) {
      const template = templateOf(page);
      if (!template) continue;
      const {findings, isCreated} = await walkTemplate(page, template, values.archives);
      found += findings.length;
      for (const finding of findings) console.log(formatFinding(finding));
      const outcome = isCreated
        ? 'the project matches the page'
        : 'downloads the right repository, which isn’t reachable from here';
      console.log(findings.length === 0 ? `✓ ${page.file}: ${outcome}` : `✗ ${page.file}`);
    }
    console.log(
      `${String(pages.length)} guides and ${String(templatePages.length)} templates walked, ${String(found)} problems`,
    );
    if (chosen.length === 0) found += await makeMistakes();
    if (found > 0) process.exitCode = 1;
  },
);
