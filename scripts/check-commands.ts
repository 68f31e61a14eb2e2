// Checks the commands that pages show against the installed packages.
import path from 'node:path';

import {commandsCheck} from './lib/commands/commandsCheck';
import {runPageCheck} from './lib/pageCheck';

const HELP = `Checks the commands and flags on pages, in blocks and inline code, and package versions anywhere on pages.

  npm run check:commands                       all pages
  npm run check:commands -- docs/render.mdx    these pages or folders only

- Subcommands of remotion, remotionb and remotiond must exist, and the command must read the flag. The value
  that the toolkit's own parser returns must have the type that the option needs: --enable-folder-expiry=true
  arrives as text. A value that the option's own code rejects is reported with its message.
- Scripts in JSON, steps in YAML, and RUN or CMD in a Dockerfile are commands, too, and so is inline code:
  --crf=18, or sites create --enable-folder-expiry. A sentence that says "At 4.0.319, …", "no effect" or
  "as text" may show a wrong value.
- Flags of create-video must be options or templates.
- npm run must name one of the templates' scripts or, on docs/contributing/docs.mdx, one of this site's.
- A file passed to node, tsx or --props must be shown above, in a block with its title.
- Toolkit packages that a command installs must be installed on this site, and have a version.
- A version of a toolkit package in commands, files, code and links must be the documented one. Lines marked
  as removed may name others.
- The same applies to versions in sentences, tables and function names. A sentence may name an earlier version
  if it says what changed "since", "from", "before" or "until" it; a later version must be linked.
- On the pages of a package that the checks use at a later version, no statement may be about the documented
  version: it must name the later one, with a link.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

runPageCheck(root, commandsCheck, {help: HELP, noun: 'command'});
