// Checks the commands that pages show against the installed packages.
import path from 'node:path';

import {checkCommands} from './lib/commands/checkCommands';
import {runPageCheck} from './lib/pageCheck';

const HELP = `Checks the commands in the shell blocks of pages, and the versions of packages on whole pages.

  npm run check:commands                       all pages
  npm run check:commands -- docs/render.mdx    these pages or folders only

- Subcommands and flags of remotion, remotionb and remotiond exist, and a flag's value is of its kind:
  a number, a switch, or one of the renderer's lists such as codecs.
- Flags of create-video are options or templates.
- npm run names a script of the templates; on docs/contributing/docs.mdx, one of this site.
- A file that node, tsx or --props names was shown above, in a block with its title.
- Packages of the toolkit that a command installs are among those of this site, and named with a version.
- Wherever commands, files, code and links name a version of a package of the toolkit, it is the one that
  the pages describe. Lines marked as removed may name others.
- On the pages of a package that the checks use at a later version, no statement is about the version that
  the pages describe: it names the later one, with a link.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

void runPageCheck(root, {
  name: 'commands',
  help: HELP,
  noun: 'command',
  tools: [
    path.join(__dirname, 'lib/commands'),
    path.join(root, 'src/content'),
    path.join(root, 'src/data/templates.ts'),
    path.join(root, 'src/plugins/toolkit-api/cli'),
    path.join(root, 'src/plugins/toolkit-api/entries.ts'),
    path.join(root, 'package.json'),
  ],
  check: checkCommands,
});
