// Finds mistakes of authors that only a look at the whole site shows.
import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {readPage} from '../src/content/page';
import {checkAuthoring} from './lib/authoring/checkAuthoring';
import {packageFindings, readKnownPackages, recordPackages} from './lib/authoring/packages';
import {namedFiles} from './lib/namedFiles';
import {findPages} from './lib/samples/pages';
import {runCheck} from './lib/runCheck';

const HELP = `Finds authoring mistakes that only show across the whole site.

  npm run check:authoring                      all pages
  npm run check:authoring -- docs/spring.mdx   these pages or folders, and all sidebars and addresses
  npm run check:authoring -- --record          looks up the packages in commands in the registry, and lists
                                               the existing ones in scripts/lib/authoring/packages.txt

A finding is
  an address that two pages have,
  an id in a sidebar that no page has, and a docs page that's in no sidebar,
  a tag with a demo that doesn't exist,
  a name in braces, an attribute or a tag that the page neither declares nor imports,
  an option in the text that neither the toolkit nor the page's code has,
  a table of numbers without {/* run … */} on a page that nobody has compared with the code,
  a package in an install command that's neither in the lock file nor in the list of packages.

Exit codes: 0 no findings, 1 findings, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

/** Adds packages that the registry has to the list. */
const record = async (): Promise<undefined> => {
  const known = readKnownPackages(root);
  const pages = await Promise.all(findPages(root).map((file) => readPage(root, file)));
  const findings = pages.flatMap((page) => packageFindings(page, known));
  const missing = recordPackages(root, [...new Set(findings.map(({name}) => name))]);
  for (const name of missing) console.error(`The registry has no package "${name}".`);
  process.exitCode = missing.length > 0 ? 1 : 0;
  return undefined;
};

runCheck(
  {help: HELP, allowPositionals: true, stream: 'stderr', options: {record: {type: 'boolean'}}},
  async ({values, positionals}) => {
    if (values.record) return record();
    const only = positionals.length === 0 ? [] : namedFiles(root, positionals);
    const {pages, findings} = await checkAuthoring(root, only);
    const summary = `${counted(pages, 'page')}, ${counted(findings.length, 'finding')}`;
    return {findings, summary};
  },
);
