// Checks the commands that pages show against the installed packages.
import path from 'node:path';

import {commandsCheck} from './lib/commands/commandsCheck';
import {runPageCheck} from './lib/pageCheck';

const HELP = `Checks the commands and flags of pages, in blocks and in inline code, and the versions of packages on whole pages.

  npm run check:commands                       all pages
  npm run check:commands -- docs/render.mdx    these pages or folders only

- Subcommands of remotion, remotionb and remotiond exist, the command reads the flag, and what the
  toolkit's own parser makes of the line has the type that the option needs: --enable-folder-expiry=true
  arrives as text. A value that the option's own code rejects is reported with its message.
- Scripts in JSON, steps in YAML and RUN or CMD of a Dockerfile are commands, too, and so is inline code:
  --crf=18, or sites create --enable-folder-expiry. A sentence that says "At 4.0.319, …", "no effect" or
  "as text" may show a wrong value.
- Flags of create-video are options or templates.
- npm run names a script of the templates; on docs/contributing/docs.mdx, one of this site.
- A file that node, tsx or --props names was shown above, in a block with its title.
- Packages of the toolkit that a command installs are among those of this site, and named with a version.
- Wherever commands, files, code and links name a version of a package of the toolkit, it is the one that
  the pages describe. Lines marked as removed may name others.
- So do versions in sentences, tables and names of functions. Of an earlier one, a sentence says what has
  changed "since", "from", "before" or "until" it; a later one is linked.
- On the pages of a package that the checks use at a later version, no statement is about the version that
  the pages describe: it names the later one, with a link.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

runPageCheck(root, commandsCheck, {help: HELP, noun: 'command'});
