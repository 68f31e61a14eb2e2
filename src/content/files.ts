import fs from 'node:fs';
import path from 'node:path';
import {filesIn, isMarkdown} from 'mdx-docs-checker/files';

import {blog, learn, successStories} from '../config/blogs';
import {docs} from '../config/docs';

export {filesIn, isMarkdown};

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

/** All pages and parts of pages in MDX, as sorted paths from the site's root with forward slashes. */
export const contentFiles = (root: string): string[] =>
  CONTENT_FOLDERS.flatMap((folder) =>
    filesIn(path.join(root, folder))
      .filter(isMarkdown)
      .map((file) => `${folder}/${file}`),
  );

/** Texts by absolute path, with what says that a file is still the same. */
type Texts = Map<string, {state: string; text: string}>;

/** What this thread has read. */
const texts: Texts = new Map();

/** What this thread has read, for another one, which then need not read it. */
export const knownTexts = (): Texts => texts;

/** Takes what another thread has read. */
export const takeTexts = (known: Texts): void => {
  for (const [file, text] of known) texts.set(file, text);
};

/**
 * The text of a file, which a thread reads once as long as it does not change.
 *
 * @param file from the site's root
 * @throws when there is no such file
 */
export const readText = (root: string, file: string): string => {
  const full = path.join(root, file);
  const {mtimeNs, size, ino} = fs.statSync(full, {bigint: true});
  const state = `${mtimeNs} ${size} ${ino}`;
  const earlier = texts.get(full);
  if (earlier?.state === state) return earlier.text;
  const text = fs.readFileSync(full, 'utf8');
  texts.set(full, {state, text});
  return text;
};
