/** The characters in the files of the text font, as src/css/fonts.css has them. */
export const textRanges = {
  letters: 'U+20, U+2C-2D, U+30-39, U+41-5A, U+61-7A, U+2019',
  signs:
    'U+21-2B, U+2E-2F, U+3A-40, U+5B-60, U+7B-7E, U+A9, U+B7, U+D7, U+2013, U+201C-201D, U+2026, U+2212',
  accents:
    'U+B0-B1, U+C0-CF, U+D1-D6, U+D8-DD, U+DF-EF, U+F1-F6, U+F8-FD, U+FF, U+2014, U+2018, U+2022',
} as const;
