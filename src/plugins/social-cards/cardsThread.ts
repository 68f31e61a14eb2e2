import {drawAhead, openCards, type Card} from 'docusaurus-social-cards';

import {openCardCache, readDesign} from './design';

/** Draws cards into their cache. */
export const run = ({siteDir, cards}: {siteDir: string; cards: readonly Card[]}): Promise<void> =>
  drawAhead(openCards(readDesign(siteDir), openCardCache(siteDir)), cards);
