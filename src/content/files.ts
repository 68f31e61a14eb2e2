import fs from 'node:fs';
import path from 'node:path';

import {blog, learn, successStories} from '../config/blogs';
import {docs} from '../config/docs';

/** Folder of the pages outside docs and blogs. */
export const PAGES_FOLDER = 'src/pages';

/** Folders that hold pages, from the site's root. */
export const CONTENT_FOLDERS: readonly string[] = [
  docs.path,
  blog.path,
  learn.path,
  successStories.path,
  PAGES_FOLDER,
];

/** Whether a file is written in MDX, as all content is. */
export const isMarkdown = (file: string): boolean => /\.mdx?$/u.test(file);

/** The files below a folder, as sorted paths from it with forward slashes; none if it is missing. */
export const filesIn = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
        .sort()
    : [];

/** All pages and parts of pages in MDX, as sorted paths from the site's root with forward slashes. */
export const contentFiles = (root: string): string[] =>
  CONTENT_FOLDERS.flatMap((folder) =>
    filesIn(path.join(root, folder))
      .filter(isMarkdown)
      .map((file) => `${folder}/${file}`),
  );
