// Notes the addresses of error messages, so that they stay the same.
import fs from 'node:fs';
import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {ADDRESSES_FILE, updateAddresses, type Addresses} from '../src/errors/addresses';
import {createMessageFinder} from '../src/errors/findMessages';
import {readAllEntries} from './lib/errors/readAllEntries';
import {runMain} from './lib/runMain';

const HELP = `Records the addresses of explained messages in ${ADDRESSES_FILE}.

  npm run errors:addresses

A message keeps its recorded address when others are added. If a message no longer exists because its page now
quotes a different text, its address redirects to the nearest message or to the index: check these lines before
you commit. No address is ever removed.

Exit codes: 0 recorded or unchanged`;

const root = path.resolve(__dirname, '..');

const main = async (): Promise<void> => {
  const file = path.join(root, ADDRESSES_FILE);
  const published = JSON.parse(fs.readFileSync(file, 'utf8')) as Addresses;
  const entries = await readAllEntries(root, published);
  const finder = createMessageFinder(entries, ({text}) => text);
  const next = updateAddresses(
    published,
    entries,
    (message) => finder.find(message, 1)[0]?.item.id ?? '/docs/errors',
  );
  const moved = Object.entries(next).filter(
    ([address, entry]) => typeof entry !== 'string' && typeof published[address] === 'string',
  );
  for (const [address, entry] of moved) {
    console.log(`${address} → ${typeof entry === 'string' ? '' : entry.to}`);
  }
  const added = Object.keys(next).length - Object.keys(published).length;
  fs.writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
  console.log(`${counted(added, 'message')} added, ${String(moved.length)} moved.`);
};

runMain({help: HELP, errorCode: 1}, main);
