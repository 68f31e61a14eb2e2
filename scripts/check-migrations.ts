// Migration pages show code before and after: the old code compiles with the old packages.
import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';
import {isMigration} from 'mdx-docs-checker/migrations';

import {migrationProblems} from './lib/migrations/migrationProblems';
import {namedFiles} from './lib/namedFiles';
import {readPages} from './lib/pageCheck';
import {findPages} from './lib/samples/pages';
import {runCheck} from './lib/runCheck';

const HELP = `Checks pages of kind migration.

  npm run check:migrations                           all of them, for the nightly run
  npm run check:migrations -- docs/4-0-migration.mdx these pages

Samples with changes (lines marked // [!code --] and // [!code ++]) are compiled without the added lines
against the packages in the page's front matter, which are installed in a temporary folder:
  migration:
    before: {remotion: 2.6.15, react: 17}
    after: {remotion: 3.0.0, react: 18}
Without before, the old code is compiled against the installed packages. With after, samples with
nocheck= are compiled without the removed lines.

A section that changes code must have **Search:** with a command that finds the old code, and the page
must have a "Checklist" section.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments or packages that can't be installed`;

const root = path.resolve(__dirname, '..');

runCheck({help: HELP, allowPositionals: true}, async ({positionals}, report) => {
  const named = positionals.length > 0 ? namedFiles(root, positionals) : findPages(root);
  const all = await readPages(root, named);
  const pages = all.filter(isMigration);
  if (pages.length === 0) throw new Error('No page has kind: migration');
  let found = 0;
  for (const page of pages) {
    const {migration, findings} = migrationProblems(root, page);
    const {oldSamples, newSamples} = migration;
    found += findings.length;
    for (const finding of findings) report(finding);
    console.log(
      `${findings.length === 0 ? '✓' : '✗'} ${page.file}: ${counted(oldSamples.length, 'old sample')}, ${counted(newSamples.length, 'new sample')}`,
    );
  }
  return {summary: `${counted(pages.length, 'page')}, ${counted(found, 'problem')}`};
});
