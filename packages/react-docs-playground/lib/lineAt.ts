/** Line of a position in a text; positions count from 0, as in browsers, and lines from 1. */
export const lineAt = (text: string, position: number): number =>
  text.slice(0, position).split('\n').length;
