import {setImmediate} from 'node:timers/promises';

import {drawCard, type Card, type CardDesign} from './card';

/** Keeps the cards of earlier builds by what they were drawn from. */
export interface CardCache {
  readonly get: (inputs: readonly string[]) => Uint8Array | undefined;
  readonly set: (inputs: readonly string[], picture: Uint8Array) => void;
}

/** Returns the picture of a card as PNG. */
export type ReadCard = (card: Card) => Promise<Uint8Array>;

/**
 * Opens the cards of a design, which are drawn unless an earlier build has.
 *
 * @param cache `libraryFolder` and the code of the design belong in its keys; the logo is in them
 */
export const openCards =
  (design: CardDesign, cache?: CardCache): ReadCard =>
  async (card) => {
    const inputs = [JSON.stringify(card), design.logo ?? ''];
    const known = cache?.get(inputs);
    if (known) return known;
    const picture = await drawCard(card, design);
    cache?.set(inputs, picture);
    return picture;
  };

/** Draws cards into their cache: in a thread of its own, for example, while a build compiles its pages. */
export const drawAhead = async (readCard: ReadCard, cards: readonly Card[]): Promise<void> => {
  for (const card of cards) {
    await readCard(card);
    // Only then does the renderer give back the memory of its pictures, 3 MB each.
    await setImmediate();
  }
};
