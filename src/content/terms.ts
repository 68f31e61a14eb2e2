// The terms of the docs, each with a page of its own in docs/terminology.
import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';

import {docs} from '../config/docs';
import {filesIn, isMarkdown} from './files';

/** A term that has a page. */
export interface Term {
  /** Name of its page: `serve-url`. */
  id: string;
  /** Address of its page. */
  href: string;
  /** What it means, in one sentence: the first one of the page's description. */
  definition: string;
  /** The words that mean it, such as `serve URL`; an article before them has to be there. */
  phrases: string[];
  /** Pages and folders that use the words for something else, from the site's root. */
  notIn: string[];
}

const FOLDER = path.posix.join(docs.path, 'terminology');

const texts = (value: unknown): string[] =>
  [value].flat().filter((item) => typeof item === 'string');

const termOf = (file: string, source: string): Term => {
  // The second argument turns off the parser's own cache, which keeps what it read before an error.
  const {description, terms, terms_not_in: notIn} = matter(source, {}).data;
  const id = path.posix.basename(file, path.posix.extname(file));
  const [definition] = /^.*?\.(?= |$)/u.exec(String(description)) ?? [String(description)];
  return {
    id,
    href: `/${path.posix.join(docs.routeBasePath, 'terminology', id)}`,
    definition,
    phrases: texts(terms),
    notIn: texts(notIn),
  };
};

/** Reads the terms from the pages below docs/terminology, sorted by id. */
export const readTerms = (root: string): Term[] =>
  filesIn(path.join(root, FOLDER))
    .filter(isMarkdown)
    .map((file) => termOf(file, fs.readFileSync(path.join(root, FOLDER, file), 'utf8')));
