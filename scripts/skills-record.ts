// Notes the texts that the skills have been compared with.
import path from 'node:path';

import {
  changedSources,
  readKnownHashes,
  readSourceHashes,
  writeKnownHashes,
} from './lib/skills/sourceHashes';

const help = `Usage: npm run skills:record

Notes the hashes of the pages that the skills in scripts/lib/skills/skills.ts are made of, once you have read
what has changed. npm run test:unit fails for a page that has changed since.`;

const root = path.resolve(__dirname, '..');

const main = async (): Promise<void> => {
  if (process.argv.includes('--help')) {
    console.log(help);
    return;
  }
  const now = await readSourceHashes(root);
  const count = changedSources(readKnownHashes(root), now).length;
  writeKnownHashes(root, now);
  console.log(
    `Noted ${String(Object.keys(now).length)} pages, ${String(count)} of them new or changed.`,
  );
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
