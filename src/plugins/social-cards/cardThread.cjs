// The thread that cardsAhead.ts starts. Plain JavaScript, since a thread begins without the compiler that
// reads TypeScript.
const {setImmediate} = require('node:timers/promises');
const {workerData} = require('node:worker_threads');
const {register} = require('tsx/cjs/api');

register();
const {openCardCache} = require('./cardCache');

/** @type {{siteDir: string, cards: import('./card').Card[]}} */
const {siteDir, cards} = workerData;

const main = async () => {
  const readCard = openCardCache(siteDir);
  for (const card of cards) {
    await readCard(card);
    // Only then does the renderer give back the memory of its pictures, 3 MB each.
    await setImmediate();
  }
};

void main();
