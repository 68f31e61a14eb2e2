import {
  attribute,
  childElements,
  elementsIn,
  findElement,
  hasClass,
  isElement,
  isForSiteOnly,
  isText,
  lineOf,
  tabsIn,
  type HtmlElement,
  type HtmlNode,
} from 'docusaurus-markdown-pages/html';

import {escapeAttribute, escapeHtml} from '../../content/escapeHtml';
import {withoutSlash} from '../../content/inventory';

/** XHTML, with the places that differ from one book to another. */
export type Part =
  | string
  | {readonly link: string}
  | {readonly id: string}
  | {readonly image: string};

/** A page as XHTML that any book can hold: without controls, scripts and styles. */
export interface Chapter {
  /** The page's path, with the base URL and without a slash at the end. */
  readonly pathname: string;
  readonly title: string;
  readonly parts: readonly Part[];
}

/** Controls, ways around in the site, and what only scripts make use of. */
const left = new Set(
  'script style template noscript nav button footer link meta input select textarea output datalist colgroup col svg video audio iframe canvas progress fieldset'.split(
    ' ',
  ),
);

/** Elements that say the same in a book. */
const kept = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table thead tbody tfoot tr th td caption blockquote pre code kbd samp var strong b em i u s del ins mark small sub sup q abbr cite dfn time figure figcaption section aside div'.split(
    ' ',
  ),
);

/** Elements whose content stands on its own lines. */
const boxes = new Set('main article header hgroup address search form details summary'.split(' '));

/** Elements whose content is part of the text around them. */
const transparent = new Set('span label legend data bdi picture'.split(' '));

const empty = new Set(['br', 'hr', 'wbr']);

/** Empty cells keep their column. */
const keptEmpty = new Set(['td', 'th', 'dd', 'tbody']);

/** Classes of highlighted code that the books' stylesheet has a look for. */
const codeClasses = new Set('k s n c f y t a line marked added removed'.split(' '));

/** Attributes that say something without the site. */
const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};

/** Made by React for labels. */
const isGenerated = (id: string): boolean => /^_[rR]_/.test(id);

/** XML has no form for control characters. */
// oxlint-disable-next-line no-control-regex -- that is what it looks for
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

const textMarkup = (text: string): string => escapeHtml(text.replace(controls, ''));

const attributeMarkup = (name: string, value: string): string =>
  ` ${name}="${escapeAttribute(value.replace(controls, ''))}"`;

const isLeftOut = (element: HtmlElement): boolean =>
  isForSiteOnly(element) ||
  (element.tagName === 'figcaption' && hasClass(element, 'visually-hidden'));

/** Whether there is anything to read or to see. */
const hasContent = (parts: readonly Part[]): boolean =>
  parts.some((part) =>
    typeof part === 'string'
      ? part.includes('<hr/>') || /[^\s]/.test(part.replace(/<[^>]*>/g, ''))
      : 'image' in part,
  );

/** Texts side by side as one. */
const joined = (parts: readonly Part[]): Part[] => {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
    else all.push(part);
  }
  return all;
};

/** Turns the elements of one page into XHTML. */
class ChapterWriter {
  readonly #page: string;

  /** @param page the page's address */
  constructor(page: string) {
    this.#page = page;
  }

  nodes(nodes: readonly HtmlNode[]): Part[] {
    return nodes.flatMap((node) => this.#node(node));
  }

  #node(node: HtmlNode): Part[] {
    if (isText(node)) return [textMarkup(node.value)];
    if (!isElement(node) || isLeftOut(node)) return [];
    const {tagName} = node;
    if (attribute(node, 'data-markdown') === 'demo') return this.#demo(node);
    if (hasClass(node, 'theme-admonition')) return this.#callout(node);
    if (hasClass(node, 'tabs-container')) return this.#tabs(node);
    // Diagrams are drawn with the site's styles, so their description stands for them.
    if (tagName === 'svg' || tagName === 'video') return this.#described(node);
    if (left.has(tagName)) return [];
    if (empty.has(tagName)) return [`<${tagName}/>`];
    if (tagName === 'img') return this.#image(node);
    if (tagName === 'a') return this.#link(node);
    if (transparent.has(tagName)) return this.#span(node);
    if (boxes.has(tagName)) return this.#wrap('div', node);
    if (!kept.has(tagName)) {
      throw new Error(
        `<${tagName}> has no form in a book. Add it to a list in src/plugins/book/chapter.ts, or ` +
          'data-markdown-ignore to the element if it is a control',
      );
    }
    return this.#wrap(tagName, node);
  }

  #wrap(tag: string, element: HtmlElement, className?: string): Part[] {
    // A heading that sorts a table is a button.
    const children = ['th', 'td'].includes(element.tagName)
      ? element.childNodes.flatMap((node) =>
          isElement(node) && node.tagName === 'button' ? node.childNodes : [node],
        )
      : element.childNodes;
    const inside = this.nodes(children);
    if (!keptEmpty.has(tag) && !hasContent(inside)) return [];
    const attributes = (keptAttributes[tag] ?? []).map((name) => {
      const value = attribute(element, name);
      return value === undefined ? '' : attributeMarkup(name, value);
    });
    const shown = className ?? (hasClass(element, 'code') ? 'code' : undefined);
    if (shown !== undefined) attributes.push(attributeMarkup('class', shown));
    return [`<${tag}`, ...this.#id(element), `${attributes.join('')}>`, ...inside, `</${tag}>`];
  }

  #id(element: HtmlElement): Part[] {
    const id = attribute(element, 'id');
    return id === undefined || id === '' || isGenerated(id) ? [] : [{id}];
  }

  #span(element: HtmlElement): Part[] {
    const inside = this.nodes(element.childNodes);
    const id = this.#id(element);
    const classes = (attribute(element, 'class') ?? '').split(/\s+/);
    const code = classes.filter((name) => codeClasses.has(name)).join(' ');
    const note = attribute(element, 'data-markdown') === 'note' ? 'note' : '';
    const shown = code || note;
    if (shown === '' && id.length === 0) return inside;
    return [
      '<span',
      ...id,
      `${shown === '' ? '' : attributeMarkup('class', shown)}>`,
      ...inside,
      '</span>',
    ];
  }

  #link(element: HtmlElement): Part[] {
    const inside = this.nodes(element.childNodes);
    const href = attribute(element, 'href');
    if (href === undefined || !hasContent(inside)) return inside;
    return [
      '<a',
      ...this.#id(element),
      {link: new URL(href, this.#page).href},
      '>',
      ...inside,
      '</a>',
    ];
  }

  #image(element: HtmlElement): Part[] {
    const source = attribute(element, 'src');
    if (source === undefined || source === '') return [];
    return [
      '<img',
      {image: source},
      `${attributeMarkup('alt', attribute(element, 'alt') ?? '')}/>`,
    ];
  }

  #described(element: HtmlElement): Part[] {
    const title = findElement(element, ({tagName}) => tagName === 'title');
    const label = attribute(element, 'aria-label') ?? (title && lineOf(title));
    if (label === undefined) return [];
    const source = element.tagName === 'video' ? attribute(element, 'src') : undefined;
    const kind = element.tagName === 'video' ? 'Video' : 'Diagram';
    const text = `${kind}: ${textMarkup(label)}`;
    if (source === undefined) return [`<span class="described">${text}</span>`];
    return ['<a', {link: new URL(source, this.#page).href}, `>${text}</a>`];
  }

  /** What a demo shows at rest, its title, and its source. */
  #demo(section: HtmlElement): Part[] {
    const still = findElement(section, ({tagName}) => tagName === 'img');
    const labelledBy = attribute(section, 'aria-labelledby');
    const title = findElement(section, (element) => attribute(element, 'id') === labelledBy);
    if (!still || !title) throw new Error('a demo has no picture or no title');
    const sources = elementsIn(section, (element) => !hasClass(element, 'code')).filter((element) =>
      hasClass(element, 'code'),
    );
    return [
      '<figure class="demo">',
      ...this.#image(still),
      // An address even where the page is in the book: only there does the demo play.
      `<figcaption>${textMarkup(lineOf(title))} (<a${attributeMarkup('href', this.#page)}>play it online</a>)</figcaption></figure>`,
      ...this.nodes(sources),
    ];
  }

  #callout(box: HtmlElement): Part[] {
    const [heading, content] = childElements(box);
    if (!heading || !content) throw new Error('a callout has no title above its content');
    return [
      `<aside class="callout"><p class="label">${textMarkup(lineOf(heading))}</p>`,
      ...this.nodes(content.childNodes),
      '</aside>',
    ];
  }

  /** Tabs one below the other. */
  #tabs(container: HtmlElement): Part[] {
    return tabsIn(container).flatMap(({label, panel}) => [
      `<p class="label">${textMarkup(label)}</p>`,
      ...this.nodes(panel.childNodes),
    ]);
  }
}

/**
 * Makes a chapter of a built page.
 *
 * @param main the page's main part
 * @param page the page's address, which its links start from
 * @throws for an element that has no form in a book, and for a page without a heading
 */
export const createChapter = (main: HtmlElement | undefined, page: URL): Chapter => {
  const article = main && (findElement(main, ({tagName}) => tagName === 'article') ?? main);
  const heading = article && findElement(article, ({tagName}) => tagName === 'h1');
  if (!article || !heading) throw new Error('it has no heading to name its chapter');
  return {
    pathname: withoutSlash(page.pathname),
    title: lineOf(heading),
    parts: joined(new ChapterWriter(page.href).nodes(article.childNodes)),
  };
};

/** The addresses of the pictures in chapters, each once. */
export const imagesOf = (chapters: readonly Chapter[]): string[] => [
  ...new Set(
    chapters.flatMap(({parts}) =>
      parts.flatMap((part) => (typeof part !== 'string' && 'image' in part ? [part.image] : [])),
    ),
  ),
];

/** What a book makes of the places in its chapters. */
export interface Places {
  readonly link: (chapter: Chapter, url: URL) => string;
  readonly id: (chapter: Chapter, id: string) => string;
  readonly image: (source: string) => string;
}

/** The XHTML of a chapter in one book. */
export const chapterMarkup = (chapter: Chapter, places: Places): string =>
  chapter.parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('id' in part) return attributeMarkup('id', places.id(chapter, part.id));
      if ('image' in part) return attributeMarkup('src', places.image(part.image));
      return attributeMarkup('href', places.link(chapter, new URL(part.link)));
    })
    .join('');
