import type {Fact} from '@site/src/content/sampleFacts';

/** What a card says below the type: the default and the sentence, as far as there are any. */
export const factText = ({default: fallback, text}: Fact): string =>
  [fallback === undefined ? [] : `Default: ${fallback}.`, text ?? []].flat().join(' ');
