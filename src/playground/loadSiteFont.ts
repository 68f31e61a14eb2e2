import accents from '@site/src/fonts/instrument-sans-accents.woff2';
import letters from '@site/src/fonts/instrument-sans-letters.woff2';
import signs from '@site/src/fonts/instrument-sans-signs.woff2';
import {textRanges} from '@site/src/fonts/textRanges';

import type {FontPart} from './protocol';

/** The files of the text font, which the page has mostly loaded. */
const parts = [
  {url: letters, unicodeRange: textRanges.letters},
  {url: signs, unicodeRange: textRanges.signs},
  {url: accents, unicodeRange: textRanges.accents},
];

/** Text without a match needs no accents. */
const accented = new RegExp(
  `[${textRanges.accents.replace(/U\+(\w+)(?:-(\w+))?(?:, )?/gu, (_, first: string, last = first) => `\\u{${first}}-\\u{${last}}`)}]`,
  'u',
);

/**
 * Loads the site's font for the frame; undefined when the network fails: the frame then takes the system's.
 *
 * @param text what the frame may show
 */
export const loadSiteFont = async (text: string): Promise<readonly FontPart[] | undefined> => {
  try {
    return await Promise.all(
      parts
        .filter(({url}) => url !== accents || accented.test(text))
        .map(async ({url, unicodeRange}) => {
          const response = await fetch(url);
          if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
          return {bytes: await response.arrayBuffer(), unicodeRange};
        }),
    );
  } catch {
    return undefined;
  }
};
