import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {checkLinks} from './lib/links/checkLinks';
import {pagePath} from './lib/samples/pages';
import {runCheck} from './lib/runCheck';

const HELP = `Checks links and anchors without a build.

  npm run check:links                      all pages, the site's configuration and its components
  npm run check:links -- docs/spring.mdx   some files or folders, against everything the site has

A link must point to a page, a file in static/ or the id of a heading, an element or a <Section>, and its
text must say where it goes. Write pages of this site as paths, such as /docs/spring#config; Markdown links
may also name a page's file, such as ./spring.mdx. Links to other sites aren't visited.

Exit codes: 0 no findings, 1 findings, 2 wrong arguments`;

const root = process.cwd();

runCheck({help: HELP, allowPositionals: true, stream: 'stderr'}, async ({positionals}) => {
  const started = performance.now();
  const only = positionals.map((argument) => pagePath(root, path.resolve(argument)));
  const {files, findings} = await checkLinks(root, only);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const summary = `${counted(files, 'file')}, ${counted(findings.length, 'finding')}, ${seconds} s`;
  return {findings, summary};
});
