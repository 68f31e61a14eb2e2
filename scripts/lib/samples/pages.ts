import {join, relative, sep} from 'node:path';
import {CONTENT_FOLDERS, filesIn, isMarkdown} from '../../../src/content/files';

/** The folders whose Markdown files hold samples. */
export const PAGE_FOLDERS: readonly string[] = [...CONTENT_FOLDERS, 'static'];

/** A path from the project's root with forward slashes, as findings show it. */
export const pagePath = (root: string, file: string): string =>
  relative(root, file).split(sep).join('/');

/** All pages in the folders, sorted, as paths from the root. */
export const findPages = (root: string, folders: readonly string[] = PAGE_FOLDERS): string[] =>
  folders
    .flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter(isMarkdown)
    .sort();
