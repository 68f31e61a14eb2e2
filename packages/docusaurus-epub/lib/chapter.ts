import {
  attribute,
  childElements,
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

import {withoutSlash} from './innerLinks';
import {attributeMarkup, textMarkup} from './markup';

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

/** Prism's names for the parts of code, and the theme's for lines of it: those that the package's styles know. */
const themeClasses =
  'token-line theme-code-block-highlighted-line keyword string number comment function class-name tag attr-name inserted deleted'.split(
    ' ',
  );

/** Attributes that say something without the site. */
const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};

/** Made by React for labels. */
const isGenerated = (id: string): boolean => /^_[rR]_/.test(id);

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

/** Converts parts of a page; what handlers get. */
export interface ChapterConverter {
  /** The page's address. */
  readonly page: string;
  readonly nodes: (nodes: readonly HtmlNode[]) => Part[];
  /** An element with a tag that XHTML has, its ID and its content; nothing if it has no content. */
  readonly element: (tag: string, element: HtmlElement, className?: string) => Part[];
  /** The picture of an `<img>`. */
  readonly image: (element: HtmlElement) => Part[];
}

/** Converts elements of the site that need more than their content. */
export interface ChapterHandler {
  readonly matches: (element: HtmlElement) => boolean;
  /** What it throws fails the build and names the page. */
  readonly convert: (element: HtmlElement, converter: ChapterConverter) => readonly Part[];
}

/** What a site decides about its chapters. */
export interface ChapterOptions {
  /** Tried before the package's own conversions. */
  readonly handlers?: readonly ChapterHandler[] | undefined;
  /** Classes that the style sheet has a look for. Default: Prism's and the theme's for code. */
  readonly keptClasses?: readonly string[] | undefined;
  /**
   * What happens if an element has no form in a book: by default, the build fails; with `text`, its content is
   * used.
   */
  readonly onUnknownElement?: 'throw' | 'text' | undefined;
}

/** Turns the elements of one page into XHTML. */
class ChapterWriter implements ChapterConverter {
  readonly page: string;
  readonly #handlers: readonly ChapterHandler[];
  readonly #keptClasses: ReadonlySet<string>;
  readonly #onUnknown: 'throw' | 'text';

  /** @param page the page's address */
  constructor(
    page: string,
    {handlers = [], keptClasses = themeClasses, onUnknownElement = 'throw'}: ChapterOptions,
  ) {
    this.page = page;
    this.#handlers = handlers;
    this.#keptClasses = new Set(keptClasses);
    this.#onUnknown = onUnknownElement;
  }

  readonly nodes = (nodes: readonly HtmlNode[]): Part[] =>
    nodes.flatMap((node) => this.#node(node));

  #node(node: HtmlNode): Part[] {
    if (isText(node)) return [textMarkup(node.value)];
    if (!isElement(node) || isLeftOut(node)) return [];
    const {tagName} = node;
    const handler = this.#handlers.find(({matches}) => matches(node));
    if (handler) return [...handler.convert(node, this)];
    if (hasClass(node, 'theme-admonition')) return this.#callout(node);
    if (hasClass(node, 'tabs-container')) return this.#tabs(node);
    // Diagrams are drawn with the site's styles, so their description stands for them.
    if (tagName === 'svg' || tagName === 'video') return this.#described(node);
    if (left.has(tagName)) return [];
    if (empty.has(tagName)) return [`<${tagName}/>`];
    if (tagName === 'img') return this.image(node);
    if (tagName === 'a') return this.#link(node);
    if (transparent.has(tagName)) return this.#span(node);
    if (boxes.has(tagName)) return this.element('div', node);
    if (kept.has(tagName)) return this.element(tagName, node);
    if (this.#onUnknown === 'text') return this.nodes(node.childNodes);
    throw new Error(
      `<${tagName}> has no form in a book. Give it a handler, or the attribute data-markdown-ignore if it ` +
        'is a control',
    );
  }

  readonly element = (tag: string, element: HtmlElement, className?: string): Part[] => {
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
    const shown = className ?? this.#classes(element);
    if (shown !== '') attributes.push(attributeMarkup('class', shown));
    return [`<${tag}`, ...this.#id(element), `${attributes.join('')}>`, ...inside, `</${tag}>`];
  };

  #classes(element: HtmlElement): string {
    const classes = (attribute(element, 'class') ?? '').split(/\s+/);
    return classes.filter((name) => this.#keptClasses.has(name)).join(' ');
  }

  #id(element: HtmlElement): Part[] {
    const id = attribute(element, 'id');
    return id === undefined || id === '' || isGenerated(id) ? [] : [{id}];
  }

  #span(element: HtmlElement): Part[] {
    const inside = this.nodes(element.childNodes);
    const id = this.#id(element);
    const shown = this.#classes(element);
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
      {link: new URL(href, this.page).href},
      '>',
      ...inside,
      '</a>',
    ];
  }

  readonly image = (element: HtmlElement): Part[] => {
    const source = attribute(element, 'src');
    if (source === undefined || source === '') return [];
    return [
      '<img',
      {image: source},
      `${attributeMarkup('alt', attribute(element, 'alt') ?? '')}/>`,
    ];
  };

  #described(element: HtmlElement): Part[] {
    const title = findElement(element, ({tagName}) => tagName === 'title');
    const label = attribute(element, 'aria-label') ?? (title && lineOf(title));
    if (label === undefined) return [];
    const source = element.tagName === 'video' ? attribute(element, 'src') : undefined;
    const kind = element.tagName === 'video' ? 'Video' : 'Diagram';
    const text = `${kind}: ${textMarkup(label)}`;
    if (source === undefined) return [`<span class="described">${text}</span>`];
    return ['<a', {link: new URL(source, this.page).href}, `>${text}</a>`];
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
export const createChapter = (
  main: HtmlElement | undefined,
  page: URL,
  options: ChapterOptions = {},
): Chapter => {
  const article = main && (findElement(main, ({tagName}) => tagName === 'article') ?? main);
  const heading = article && findElement(article, ({tagName}) => tagName === 'h1');
  if (!article || !heading) throw new Error('it has no heading to name its chapter');
  return {
    pathname: withoutSlash(page.pathname),
    title: lineOf(heading),
    parts: joined(new ChapterWriter(page.href, options).nodes(article.childNodes)),
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
