/** The day on which the releases were last read: feeds need a date, and packages of the toolkit have none. */
export const READ_ON = '2026-11-28';
