import type {Check} from '../check';
import type {Finding} from '../findings';
import {loadGrammar} from '../grammar';

/** Finds repeated words and wrong articles ("a", "an") in the English prose of pages. */
export const grammar = (): Check => ({
  name: 'grammar',
  check: async (pages) => {
    const {ofPage} = await loadGrammar();
    const found: Finding[] = [];
    for (const {file, text, tree} of pages) {
      if (!tree) continue;
      for (const message of await ofPage(tree, text))
        found.push({file, code: 'grammar', ...message});
    }
    return found;
  },
  inputs: () => [],
});
