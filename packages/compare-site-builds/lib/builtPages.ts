import fs from 'node:fs';
import path from 'node:path';

/** A page of a build. */
export interface BuiltPage {
  /** From the root of the build, without a slash at the end: `/docs/intro`, `/`, `/404.html`. */
  readonly address: string;
  /** The HTML of its content, which is its `<main>`. */
  readonly main: string;
}

/** Other files repeat pages that have an address of their own, such as those to print. */
const isPage = (file: string): boolean => /^(?:index|404)\.html$/u.test(path.basename(file));

/** The HTML of the part of a page that differs from other pages: its `<main>`; undefined if it has none. */
export const mainOf = (html: string): string | undefined => {
  const start = html.indexOf('<main', html.indexOf('<body'));
  const end = html.lastIndexOf('</main>');
  return start === -1 || end === -1 ? undefined : html.slice(start, end + '</main>'.length);
};

/**
 * Every page of a build that has a `<main>`, in the order of their files; those that only lead elsewhere have none.
 * Pages are the files `index.html` and `404.html` in any folder.
 *
 * @param folder the build
 * @throws when there is no such folder
 */
export const readBuiltPages = (folder: string): BuiltPage[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(isPage)
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .flatMap((file) => {
      const main = mainOf(fs.readFileSync(path.join(folder, file), 'utf8'));
      if (main === undefined) return [];
      return {address: `/${file.replace(/(?:^|\/)index\.html$/u, '')}`, main};
    });
