import accents from '@site/src/fonts/instrument-sans-accents.woff2';
import letters from '@site/src/fonts/instrument-sans-letters.woff2';
import signs from '@site/src/fonts/instrument-sans-signs.woff2';

import type {FontPart} from './protocol';

/** The files of src/css/fonts.css, which the page has mostly loaded, with their characters. */
const parts = [
  {url: letters, unicodeRange: 'U+20, U+2C-2D, U+30-39, U+41-5A, U+61-7A, U+2019'},
  {
    url: signs,
    unicodeRange:
      'U+21-2B, U+2E-2F, U+3A-40, U+5B-60, U+7B-7E, U+A9, U+B7, U+D7, U+2013, U+201C-201D, U+2026, U+2212',
  },
  {
    url: accents,
    unicodeRange:
      'U+B0-B1, U+C0-CF, U+D1-D6, U+D8-DD, U+DF-EF, U+F1-F6, U+F8-FD, U+FF, U+2014, U+2018, U+2022',
  },
];

/** Text without them needs no accents. */
const accented = /[\u00B0\u00B1\u00C0-\u00FF\u2014\u2018\u2022]/u;

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
