import {
  defaultTreeAdapter as tree,
  html as dialect,
  parse,
  type DefaultTreeAdapterTypes,
} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface Link {
  href: string;
  target: string | undefined;
  rel: string[];
  /** The link's text or its accessible name. */
  label: string;
}

/** The facts that a page's HTML states, before any script runs. */
export interface PageFacts {
  lang: string | undefined;
  direction: string | undefined;
  isHydrated: string | undefined;
  title: string;
  headings: string[];
  canonical: string | undefined;
  /** Content of `<meta>` by name or property; the last one counts, as it does for crawlers. */
  meta: Record<string, string>;
  ids: string[];
  /** Ids of the headings that have a link to themselves. */
  anchors: string[];
  links: Link[];
  /** What the header cells of tables say. */
  tableHeaders: string[];
  /** The way to the page, as readers see it; the page itself has no address. */
  breadcrumbs: {name: string; href: string | undefined}[];
  /** Addresses of the pages before and after. */
  previous: string | undefined;
  next: string | undefined;
  /** When the page says that it was last changed. */
  updated: string | undefined;
  /** JSON-LD, as it is written. */
  structuredData: string[];
  /** Addresses of pictures, scripts, styles and other files. */
  resources: string[];
  /**
   * The text of `<main>` with what images say, without scripts and styles; `<noscript>` as it is
   * written. A word ends with its element.
   */
  text: string;
  /** The same where a word may continue in the next element, as in `<code>Blob</code>s`. */
  joinedText: string;
  repairs: string[];
}

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(element.attrs.map(({name, value}) => [name, value]));

const silent = new Set(['script', 'style', 'template']);

const collectText = (node: Node, into: string[]): void => {
  if (tree.isTextNode(node)) into.push(node.value);
  else if (tree.isElementNode(node) && silent.has(node.tagName)) return;
  else if ('childNodes' in node) {
    const alt = tree.isElementNode(node) && node.attrs.find(({name}) => name === 'alt');
    if (alt) into.push(` ${alt.value} `);
    for (const child of node.childNodes) collectText(child, into);
  }
};

/** @param gap what stands between the texts of two elements */
const textOf = (node: Node, gap = ' '): string => {
  const parts: string[] = [];
  collectText(node, parts);
  return parts.join(gap).replace(/\s+/g, ' ').trim();
};

/** Elements whose tags HTML lets a page omit. */
const optional = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);

/**
 * Why an element is not where the source has it, if so: the parser had to move it or make it up.
 * React expects the nesting of the source, so hydration would fail.
 */
const repairOf = (element: Element, previousStart: number): string | undefined => {
  const start = element.sourceCodeLocation?.startOffset;
  if (start === undefined)
    return optional.has(element.tagName) ? undefined : `<${element.tagName}> is made up`;
  if (start <= previousStart) return `<${element.tagName}> was moved or doubled`;
  // What remains of a paragraph around a block, in minified HTML too.
  if (element.tagName === 'p' && element.childNodes.length === 0 && element.attrs.length === 0)
    return 'an empty <p>, as left of a paragraph that holds a block';
  return undefined;
};

/** Parses a page's HTML as a browser does. */
export const readPage = (html: string): PageFacts => {
  const facts: PageFacts = {
    lang: undefined,
    direction: undefined,
    isHydrated: undefined,
    title: '',
    headings: [],
    canonical: undefined,
    meta: {},
    ids: [],
    anchors: [],
    links: [],
    tableHeaders: [],
    breadcrumbs: [],
    previous: undefined,
    next: undefined,
    updated: undefined,
    structuredData: [],
    resources: [],
    text: '',
    joinedText: '',
    repairs: [],
  };
  let previousStart = -1;

  const readElement = (element: Element): void => {
    const attributes = attributesOf(element);
    const {id, href, src} = attributes;
    if (id !== undefined) facts.ids.push(id);
    if (id !== undefined && /^h[2-6]$/.test(element.tagName)) {
      if (/\banchor\b/.test(attributes.class ?? '')) facts.anchors.push(id);
    }
    if (src !== undefined) facts.resources.push(src);
    const classes = (attributes.class ?? '').split(' ');
    if (classes.includes('breadcrumbs__link')) {
      const name = textOf(element) || (attributes['aria-label'] ?? '');
      facts.breadcrumbs.push({name, href});
    }
    if (classes.includes('pagination-nav__link--prev')) facts.previous = href;
    if (classes.includes('pagination-nav__link--next')) facts.next = href;
    switch (element.tagName) {
      case 'html':
        facts.lang = attributes.lang;
        facts.direction = attributes.dir;
        facts.isHydrated = attributes['data-has-hydrated'];
        break;
      case 'title':
        if (element.namespaceURI === dialect.NS.HTML) facts.title = textOf(element);
        break;
      case 'h1':
        facts.headings.push(textOf(element));
        break;
      case 'th':
        facts.tableHeaders.push(textOf(element));
        break;
      case 'main':
        facts.text = textOf(element);
        facts.joinedText = textOf(element, '');
        break;
      case 'time':
        if (attributes.itemprop === 'dateModified') facts.updated = attributes.datetime;
        break;
      case 'script':
        if (attributes.type === 'application/ld+json') {
          facts.structuredData.push(
            element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join(''),
          );
        }
        break;
      case 'meta':
        facts.meta[attributes.property ?? attributes.name ?? ''] = attributes.content ?? '';
        break;
      case 'link':
        if (attributes.rel === 'canonical') facts.canonical = href;
        else if (/stylesheet|icon|preload/.test(attributes.rel ?? '')) {
          facts.resources.push(href ?? '');
        }
        break;
      case 'a':
        if (href !== undefined) {
          facts.links.push({
            href,
            target: attributes.target,
            rel: (attributes.rel ?? '').split(' '),
            label: textOf(element) || (attributes['aria-label'] ?? ''),
          });
        }
        break;
    }
  };

  const visit = (node: Node): void => {
    if (tree.isElementNode(node)) {
      const repair = repairOf(node, previousStart);
      if (repair !== undefined) facts.repairs.push(repair);
      previousStart = node.sourceCodeLocation?.startOffset ?? previousStart;
      readElement(node);
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };

  visit(parse(html, {sourceCodeLocationInfo: true}));
  return facts;
};
