/** Results that fill the list of the dialog, which shows six and a part of the seventh. */
export const hitsInView = 7;
