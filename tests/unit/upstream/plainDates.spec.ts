import {expect, test} from '@playwright/test';

import {useDateTimeFormat} from '../../../src/upstream/bundler/plainDates';

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
