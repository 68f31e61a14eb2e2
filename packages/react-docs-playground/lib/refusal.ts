/** What can't be done with the code, in words for the reader. */
export class Refusal extends Error {}
