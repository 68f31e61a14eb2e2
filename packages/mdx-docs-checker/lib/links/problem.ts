/** What is wrong with a link, and the cure. */
export interface Problem {
  readonly message: string;
  readonly todo: string;
}
