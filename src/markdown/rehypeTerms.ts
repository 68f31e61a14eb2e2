import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import type {Element, ElementContent, Root, RootContent, Text} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';

import {noteFact} from '../content/dependencies';
import {readTerms, termsFor, type Term} from '../content/terms';

type Parent = Root | Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Child = RootContent | ElementContent;

/** Elements whose text is running text. */
const BODY = new Set(['p', 'li']);

/** What may lie between the page and its running text, and within that text. */
const OPEN = new Set(['ul', 'ol', 'blockquote', 'em', 'Steps', 'Tabs', 'TabItem']);

const escaped = (text: string): string => escapeStringRegexp(text).replace(/ /g, '\\s+');

const eitherCase = (text: string): string =>
  /\p{Lu}/u.test(text)
    ? escaped(text)
    : `[${text.charAt(0)}${text.charAt(0).toUpperCase()}]${escaped(text.slice(1))}`;

/** Finds any of the phrases; the group is the phrase without its article. */
const createPattern = ({phrases}: Term): RegExp => {
  const choices = phrases.map((phrase) => {
    const [, article = '', rest = phrase] = /^((?:an?|the) )(.+)$/.exec(phrase) ?? [];
    return `${article && eitherCase(article)}(?:${eitherCase(rest)})`;
  });
  return new RegExp(`(?<![\\p{L}\\d-])(?:${choices.join('|')})(?![\\p{L}\\d-])`, 'u');
};

const patterns = new WeakMap<Term, RegExp>();

const patternOf = (term: Term): RegExp => {
  const pattern = patterns.get(term) ?? createPattern(term);
  patterns.set(term, pattern);
  return pattern;
};

const ARTICLE = /^(?:an?|the)\s+/i;

interface Wanted {
  term: Term;
  pattern: RegExp;
}

interface Found {
  wanted: Wanted;
  index: number;
  words: string;
}

/** The first of the wanted terms in a text. */
const firstIn = (text: string, wanted: Iterable<Wanted>): Found | undefined => {
  let first: Found | undefined;
  for (const item of wanted) {
    const match = item.pattern.exec(text);
    if (!match) continue;
    const [article = ''] = ARTICLE.exec(match[0]) ?? [];
    const index = match.index + article.length;
    const words = match[0].slice(article.length);
    if (!first || index < first.index) first = {wanted: item, index, words};
  }
  return first;
};

const text = (value: string): Text[] => (value === '' ? [] : [{type: 'text', value}]);

/** Class of the links that this plugin makes. */
export const TERM_CLASS = 'term';

/** Splits a text at the terms that it names first; they become links and are no longer wanted. */
const withLinks = (value: string, wanted: Map<string, Wanted>): (Text | Element)[] => {
  const found = firstIn(value, wanted.values());
  if (!found) return text(value);
  const {index, words} = found;
  const {href} = found.wanted.term;
  wanted.delete(href);
  return [
    ...text(value.slice(0, index)),
    {
      type: 'element',
      tagName: 'a',
      properties: {href, className: [TERM_CLASS]},
      children: text(words),
    },
    ...withLinks(value.slice(index + words.length), wanted),
  ];
};

const nameOf = (node: Child): string => {
  if (node.type === 'element') return node.tagName;
  return 'name' in node ? (node.name ?? '') : '';
};

const hasClass = (node: Child, name: string): boolean =>
  node.type === 'element' && [node.properties.className].flat().includes(name);

/** Goes through the page in its order; `isBody`: within running text. */
const linkTerms = (
  parent: Parent,
  wanted: Map<string, Wanted>,
  isOpen: boolean,
  isBody: boolean,
): void => {
  const children: Child[] = [];
  for (const node of parent.children as Child[]) {
    if (node.type === 'text' && isBody) {
      children.push(...withLinks(node.value, wanted));
      continue;
    }
    if ('children' in node) {
      const name = nameOf(node);
      const isBodyBelow = isOpen && (BODY.has(name) || (isBody && OPEN.has(name)));
      const isOpenBelow =
        isOpen && (BODY.has(name) || OPEN.has(name)) && !hasClass(node, 'see-also');
      // A term that the page explains with a link of its own needs no second one.
      if (name === 'a' && node.type === 'element') wanted.delete(String(node.properties.href));
      linkTerms(node, wanted, isOpenBelow, isBodyBelow && isOpenBelow);
    }
    children.push(node);
  }
  parent.children = children;
};

/**
 * Rehype plugin, after those for code and for "See also": the first use of each term in the running
 * text of a page becomes a link to the term's page, unless the page linked it before. The links get
 * their cards in the browser. Parts of pages stay as they are, since the page around them is not
 * known, and so does the page of a term for its own term.
 */
export const rehypeTerms = ({siteDir}: {siteDir: string}): Transformer<Root> => {
  return (root, file): void => {
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');
    if (path.posix.basename(page).startsWith('_')) return;
    noteFact(file.path, 'terms', page);
    const wanted = new Map(
      termsFor(readTerms(siteDir), page).map((term) => [
        term.href,
        {term, pattern: patternOf(term)},
      ]),
    );
    const links = wanted.size;
    linkTerms(root, wanted, true, false);
    if (wanted.size === links) return;
    root.children.push({
      type: 'mdxJsxFlowElement',
      name: 'TermCards',
      attributes: [],
      children: [],
    });
  };
};
