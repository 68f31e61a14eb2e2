// The start of each thread that index.ts opens. Plain JavaScript, since a thread begins without the compiler
// that reads TypeScript.
const {workerData} = require('node:worker_threads');

require('../upstream/site-modules/typescript.cjs');

const {run} = require(workerData.module);

void run(workerData.input);
