import type {Check} from '../check';
import type {Finding} from '../findings';
import {keyLine, type FrontMatter} from '../frontMatter';
import type {Page} from '../model';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A schema of Zod, or of another library with the same method. */
interface Schema {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: {readonly issues: readonly Issue[]};
  };
}

/** What is wrong with front matter: the key and a message. */
export interface FrontMatterProblem {
  readonly key?: string;
  readonly message: string;
}

/** Checks the front matter of one page, for rules that a schema can't express. */
type Rule = (frontMatter: FrontMatter, file: string) => readonly FrontMatterProblem[];

const problemsOf = (schema: Schema, frontMatter: FrontMatter): FrontMatterProblem[] => {
  const {success, error} = schema.safeParse(frontMatter);
  if (success) return [];
  return (error?.issues ?? []).map(({path, message}) => {
    const [key] = path;
    return key === undefined
      ? {message}
      : {key: String(key), message: `"${path.map(String).join('.')}": ${message}`};
  });
};

const findingsOf = (page: Page, problems: readonly FrontMatterProblem[]): Finding[] =>
  problems.map(({key, message}) => ({
    file: page.file,
    line: keyLine(page.text, key),
    code: 'front-matter',
    message,
  }));

/**
 * Checks the front matter of each page.
 *
 * @param schema a schema of Zod, or a function that returns problems
 */
export const frontMatter = (schema: Schema | Rule): Check => ({
  name: 'front matter',
  check: (pages) =>
    pages.flatMap((page) =>
      findingsOf(
        page,
        typeof schema === 'function'
          ? schema(page.frontMatter, page.file)
          : problemsOf(schema, page.frontMatter),
      ),
    ),
  inputs: () => [],
});
