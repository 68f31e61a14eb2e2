// The terms of the docs, each with a page of its own in docs/terminology.
import path from 'node:path';
import {readFrontMatter, textsIn, type FrontMatter} from 'mdx-docs-checker/page';

import {docs} from '../config/docs';
import {defineFact} from './dependencies';
import {filesIn, isMarkdown, readText} from './files';
import {readInventory, type InventoryPage} from './inventory';

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

const termOf = (file: string, {description, terms, terms_not_in: notIn}: FrontMatter): Term => {
  const id = path.posix.basename(file, path.posix.extname(file));
  const [definition] = /^.*?\.(?= |$)/u.exec(String(description)) ?? [String(description)];
  return {
    id,
    href: `/${path.posix.join(docs.routeBasePath, 'terminology', id)}`,
    definition,
    phrases: textsIn(terms),
    notIn: textsIn(notIn),
  };
};

const byInventory = new WeakMap<readonly InventoryPage[], Term[]>();

/** Reads the terms from the pages below docs/terminology, sorted by id. */
export const readTerms = (root: string): Term[] => {
  const inventory = readInventory(root);
  const terms =
    byInventory.get(inventory) ??
    filesIn(path.join(root, FOLDER))
      .filter(isMarkdown)
      .map((file) =>
        termOf(file, readFrontMatter(readText(root, `${FOLDER}/${file}`)).frontMatter),
      );
  byInventory.set(inventory, terms);
  return terms;
};

/** The terms that mean something on a page and are not its own subject. */
export const termsFor = (terms: readonly Term[], page: string): Term[] =>
  terms.filter(
    ({id, phrases, notIn}) =>
      phrases.length > 0 &&
      !page.endsWith(`terminology/${id}.mdx`) &&
      !notIn.some((place) => page === place || page.startsWith(`${place}/`)),
  );

/** White space and signs of quotes, which lines begin with, are one space; capitals don't count. */
const simplified = (text: string): string => text.toLowerCase().replace(/(?:[\s>]|&nbsp;)+/gu, ' ');

/** The words of the terms that a page's text has in it, at least; their links depend on them. */
const wordsOnPage = (root: string, page: string): [href: string, phrases: string[]][] => {
  const text = simplified(readText(root, page));
  return termsFor(readTerms(root), page).flatMap(({href, phrases}) => {
    const found = phrases.filter((phrase) => text.includes(simplified(phrase)));
    return found.length === 0 ? [] : [[href, found]];
  });
};

defineFact('terms', wordsOnPage);
