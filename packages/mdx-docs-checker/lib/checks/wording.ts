import type {Check} from '../check';
import {findWordings, proseTexts, type Pattern} from '../prose';

/**
 * Finds wordings in the texts of pages: paragraphs, attributes, and the title and description of the front
 * matter. Code is left out.
 */
export const wording = (patterns: readonly Pattern[]): Check => {
  const local = patterns.find(({find}) => !find.global);
  if (local) throw new Error(`wording: ${String(local.find)} needs the flag "g".`);
  return {
    name: 'wording',
    check: (pages) =>
      pages.flatMap(({file, tree}) =>
        tree
          ? findWordings(proseTexts(tree), patterns).map((found) => ({
              file,
              code: 'wording',
              ...found,
            }))
          : [],
      ),
    inputs: () => [],
  };
};
