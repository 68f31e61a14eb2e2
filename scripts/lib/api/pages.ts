import {readWithParts} from '../../../src/content/parts';

/** A page with its parts in it, or why it could not be read. */
export interface PageSource {
  /** From the site's root, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly problem?: string;
}

/** Reads pages as the checks see them: what a part says is said by each page that shows it. */
export const readPages = (root: string, files: readonly string[]): Promise<PageSource[]> =>
  Promise.all(
    files.map(async (file): Promise<PageSource> => {
      try {
        const {text} = await readWithParts(root, file);
        return {file, text};
      } catch (error) {
        return {file, text: '', problem: error instanceof Error ? error.message : String(error)};
      }
    }),
  );
