// Notes the addresses of headings, so that they stay the same.
import fs from 'node:fs';
import path from 'node:path';
import {readBuiltPages} from 'compare-site-builds/pages';
import {counted} from 'mdx-docs-checker/findings';

import {ANCHORS_FILE, openAnchors} from '../src/plugins/published-anchors';
import {runMain} from './lib/runMain';

const HELP = `Records the ids of all headings in build/ in ${ANCHORS_FILE}.

  npm run anchors:record

Run it after a build with new pages or headings. Ids are never removed: a build whose pages have lost one fails.

Exit codes: 0 recorded or unchanged, 1 no build`;

const root = path.resolve(__dirname, '..');

const main = (): void => {
  const folder = path.join(root, 'build');
  if (!fs.existsSync(folder)) throw new Error('There is no build/: run npm run build first.');
  const published = openAnchors(root);
  let added = 0;
  for (const page of readBuiltPages(folder)) {
    added += published.unrecorded(page).length;
    published.record(page);
  }
  published.write();
  console.log(`${counted(added, 'heading')} added.`);
};

runMain({help: HELP, errorCode: 1}, main);
