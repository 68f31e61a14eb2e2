// Lists what an upgrade has changed, or would change, underneath our overrides and src/upstream.
import path from 'node:path';

import {runCli} from 'docusaurus-override-ledger/cli';

void runCli(process.argv.slice(2), path.resolve(__dirname, '..')).then((code) => {
  process.exitCode = code;
});
