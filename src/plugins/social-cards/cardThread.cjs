// The thread that cardsAhead.ts starts. Plain JavaScript, since a thread begins without the compiler that
// reads TypeScript.
const {workerData} = require('node:worker_threads');
const {register} = require('tsx/cjs/api');

register();
const {openCardCache} = require('./cardCache.ts');

/** @type {{siteDir: string, cards: import('./card').Card[]}} */
const {siteDir, cards} = workerData;

const main = async () => {
  const readCard = openCardCache(siteDir);
  for (const card of cards) await readCard(card);
};

void main();
