import type {Locator} from '@playwright/test';

/** The middle of a word in a sample, in pixels of the window; `nth` counts from 0. */
export const placeOfWord = (
  sample: Locator,
  word: string,
  nth = 0,
): Promise<{x: number; y: number}> =>
  sample.locator('code[data-language]').evaluate(
    (code, wanted) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      let left = wanted.nth;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        for (const {index} of text.matchAll(new RegExp(`\\b${wanted.word}\\b`, 'g'))) {
          if (left-- > 0) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + wanted.word.length);
          const {x, y, width, height} = range.getBoundingClientRect();
          return {x: x + width / 2, y: y + height / 2};
        }
      }
      throw new Error(`The block has no ${wanted.word}.`);
    },
    {word, nth},
  );
