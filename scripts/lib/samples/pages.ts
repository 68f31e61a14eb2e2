import {existsSync, readdirSync} from 'node:fs';
import {join, relative, sep} from 'node:path';

/** The folders whose Markdown files hold samples. */
export const PAGE_FOLDERS: readonly string[] = [
  'docs',
  'blog',
  'learn',
  'success-stories',
  'src/pages',
  'static',
];

/** Whether a path names a page that may hold samples. */
export const isPage = (path: string): boolean => /\.mdx?$/u.test(path);

/** A path from the project's root with forward slashes, as findings show it. */
export const pagePath = (root: string, file: string): string =>
  relative(root, file).split(sep).join('/');

/** All pages in the folders, sorted, as paths from the root. */
export const findPages = (root: string, folders: readonly string[] = PAGE_FOLDERS): string[] =>
  folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile() && isPage(entry.name))
        .map((entry) => pagePath(root, join(entry.parentPath, entry.name))),
    )
    .sort();
