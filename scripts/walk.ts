// Follows guides as a reader would: writes their files, types their commands, looks at what comes out.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {formatFinding} from 'mdx-docs-checker/findings';

import {readPages} from './lib/pageCheck';
import {findPages, pagePath} from './lib/samples/pages';
import {messageFiles} from './lib/errors/messageFiles';
import {makeMistake} from './lib/walk/makeMistake';
import {MISTAKES} from './lib/walk/mistakes';
import {isWalked, readGuide} from './lib/walk/readGuide';
import {templateOf} from './lib/walk/templatePage';
import {walkGuide} from './lib/walk/walkGuide';
import {walkTemplate} from './lib/walk/walkTemplate';
import {runMain} from './lib/runMain';

const HELP = `Follows guides in scratch projects.

  npm run walk                               all guides that can be walked, all mistakes; for a nightly run
  npm run walk -- docs/render.mdx            these guides
  npm run walk -- docs/render.mdx --keep     leaves the project for a look at it
  npm run walk -- --mistakes                 makes the mistakes only

A guide is walked from the comment that names its project on. Files are the blocks whose title is a path,
commands are the shell blocks, and a block with output below is what they print. npm install and
npx create-video are answered with the packages and the blank project of this site: nothing is downloaded.
Comments, each on a line of its own, before the block that they are about:
  {/* walk from blank with public/clip.mp4 */}    a project with the composition MyComp; or: from empty
  {/* walk expect out/a.mp4: 1280×720, 3 seconds, 90 frames, h264 */}
                                                  what is there now: files, contains … and missing, too;
                                                  the block below says the same numbers
  {/* walk run npx remotion compositions */}      a command that the guide describes in words
  {/* walk prints Server ready */}                the last commands printed this; … stands for anything
  {/* walk use src/Title.tsx as MyComp */}         the component is put into a composition of 60 frames
  {/* walk answer https://example.com/a.json with {"a": 1} */}   the answer of a server on the web
  {/* walk open src/App.tsx with {a: 1}: shows Hello */}   the component works in a browser
  {/* walk until Server ready */}                 the commands below are ended when they print this
  {/* walk fails */}                              the commands below end with an error
  {/* walk skip needs a camera */}                the block below is left out
  {/* walk end */}                                the rest of the page is left out

A template's page is walked by its first command: create-video of npm runs as a reader would run it, and what it
makes is compared with the page: the repository, the files of the tree, scripts, license and composition. That
downloads from npm and GitHub. Without GitHub, only the repository is compared.
  --archives <folder>   takes repositories from <owner>+<name>.tar.gz in this folder

Mistakes are those of scripts/lib/walk/mistakes.ts. Each is made in a project, and the message that comes out is
explained as the box on /docs/errors would: the first answer has to be the page and heading that the list says.

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
        ? `✓ ${mistake.name}: leads to its cure`
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
    if (unwalked !== undefined) throw new Error(`${unwalked} doesn't say how it is walked`);
    let found = 0;
    for (const page of pages) {
      const start = Date.now();
      const {findings, counts} = await walkGuide(root, await readGuide(page), values.keep);
      found += findings.length;
      for (const finding of findings) console.log(formatFinding(finding));
      const seconds = ((Date.now() - start) / 1000).toFixed(0);
      console.log(
        `${findings.length === 0 ? '✓' : '✗'} ${page.file}: ${String(counts.file)} files, ${String(counts.commands)} blocks of commands, ${String(counts.expect + counts.open)} results (${seconds} s)`,
      );
    }
    for (const page of templatePages) {
      const template = templateOf(page);
      if (!template) continue;
      const {findings, isCreated} = await walkTemplate(page, template, values.archives);
      found += findings.length;
      for (const finding of findings) console.log(formatFinding(finding));
      const outcome = isCreated
        ? 'the project is what the page says'
        : 'asks for the right repository, which can’t be downloaded here';
      console.log(findings.length === 0 ? `✓ ${page.file}: ${outcome}` : `✗ ${page.file}`);
    }
    console.log(
      `${String(pages.length)} guides and ${String(templatePages.length)} templates walked, ${String(found)} problems`,
    );
    if (chosen.length === 0) found += await makeMistakes();
    if (found > 0) process.exitCode = 1;
  },
);
