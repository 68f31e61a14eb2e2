/**
 * A day in words, such as "June 30, 2025".
 *
 * @param date ISO 8601, with or without a time; the day is that of UTC
 */
export const dayOf = (date: string): string =>
  new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
