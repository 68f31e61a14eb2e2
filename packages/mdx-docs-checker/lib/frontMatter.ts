import matter from 'gray-matter';

/** The content between the dashes at the beginning of a page, before a schema has validated it. */
export type FrontMatter = Readonly<Record<string, unknown>>;

/** Where and why a page cannot be read. Lines and columns count from 1. */
export interface PageProblem {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
  /** The file, if it's a part of the page. */
  readonly file?: string;
}

/** Reads the front matter of a page's text; there is none in what cannot be read. */
export const readFrontMatter = (
  source: string,
): {frontMatter: FrontMatter; problem?: PageProblem} => {
  try {
    // The second argument turns off the parser's own cache, which keeps what it read before an error.
    return {frontMatter: matter(source, {}).data};
  } catch (error) {
    const {reason, mark} = error as {reason?: string; mark?: {line: number; column: number}};
    return {
      frontMatter: {},
      problem: {
        // The first line of the page is the `---` above the front matter.
        line: (mark?.line ?? 0) + 1,
        column: (mark?.column ?? 0) + 1,
        reason: `the front matter is not valid YAML: ${reason ?? String(error)}; put quotes around texts with ": ", "#" or quotes`,
      },
    };
  }
};

/** A front matter value if it's a string, otherwise undefined. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The strings in a front matter value: the value itself, or those in its list. */
export const textsIn = (value: unknown): string[] =>
  [value].flat().filter((item) => typeof item === 'string');

/** The line of a key in a page's front matter, from 1; the page's first line if the key is missing. */
export const keyLine = (text: string, key: string | undefined): number => {
  const index = text.split('\n').findIndex((line) => key && line.startsWith(`${key}:`));
  return Math.max(index, 0) + 1;
};
