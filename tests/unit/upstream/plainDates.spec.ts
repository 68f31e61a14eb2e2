import {expect, test} from '@playwright/test';

import {useDateTimeFormat, writesDays} from '../../../src/upstream/bundler/plainDates';

test("a day is written as the browser's formatter writes it", () => {
  for (const month of ['short', 'long'] as const) {
    const options = {day: 'numeric', month, year: 'numeric', timeZone: 'UTC'} as const;
    const ours = useDateTimeFormat(options);
    const theirs = new Intl.DateTimeFormat('en', {calendar: 'gregory', ...options});
    for (let number = 0; number < 12; number++) {
      const date = new Date(Date.UTC(2024, number, 1 + 2 * number, 23, 59));
      expect(ours.format(date)).toBe(theirs.format(date));
    }
  }
});

test("only English days are written without the browser's formatter", () => {
  const write = (locale: string): string =>
    new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(Date.UTC(2024, 0, 31));
  const locales = ['en', 'en-US', 'en-GB', 'de', 'ja', 'pt-BR'];
  expect(locales.filter(writesDays)).toEqual(locales.filter((name) => write(name) === write('en')));
});
