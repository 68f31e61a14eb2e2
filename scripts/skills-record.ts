// Records the pages that the skills have been compared with.
import path from 'node:path';

import {
  changedSkillPages,
  readKnownHashes,
  readSourceHashes,
  writeKnownHashes,
} from './lib/skills/sourceHashes';
import {runMain} from './lib/runMain';

const help = `Usage: npm run skills:record

Records the hashes of the pages that the skills in scripts/lib/skills/skills.ts use. Run it after you have
reviewed what changed on those pages. npm run test:unit fails if a page has changed since.`;

const root = path.resolve(__dirname, '..');

const main = async (): Promise<void> => {
  const now = await readSourceHashes(root);
  const count = changedSkillPages(readKnownHashes(root), now).length;
  writeKnownHashes(root, now);
  console.log(
    `Recorded ${String(Object.keys(now).length)} pages, ${String(count)} of them new or changed.`,
  );
};

runMain({help, errorCode: 1}, main);
