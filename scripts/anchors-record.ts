// Notes the addresses of headings, so that they stay the same.
import fs from 'node:fs';
import path from 'node:path';
import {readBuiltPages} from 'compare-site-builds/pages';
import {counted} from 'mdx-docs-checker/findings';

import {
  ANCHORS_FILE,
  formatPublishedAnchors,
  readPublishedAnchors,
  withPage,
} from '../src/plugins/published-anchors/anchors';
import {runMain} from './lib/runMain';

const HELP = `Records the ids of all headings in build/ in ${ANCHORS_FILE}.

  npm run anchors:record

Run it after a build with new pages or headings. Ids are never removed: a build whose pages have lost one fails.

Exit codes: 0 recorded or unchanged, 1 no build`;

const root = path.resolve(__dirname, '..');

const main = (): void => {
  const folder = path.join(root, 'build');
  if (!fs.existsSync(folder)) throw new Error('There is no build/: run npm run build first.');
  const published = readPublishedAnchors(root);
  let next = published;
  for (const page of readBuiltPages(folder)) next = withPage(next, page, '/');
  fs.writeFileSync(path.join(root, ANCHORS_FILE), formatPublishedAnchors(next));
  const count = (ledger: typeof next): number => Object.values(ledger).flat().length;
  console.log(`${counted(count(next) - count(published), 'heading')} added.`);
};

runMain({help: HELP, errorCode: 1}, main);
