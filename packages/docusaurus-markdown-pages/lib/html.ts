// Reads the HTML that Docusaurus has built.
import {defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes} from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

export const isElement = (node: HtmlNode): node is HtmlElement => tree.isElementNode(node);

export const isText = (node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode =>
  tree.isTextNode(node);

export const attribute = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

export const hasClass = (element: HtmlElement, name: string): boolean =>
  attribute(element, 'class')?.split(/\s+/).includes(name) === true;

/** Whether the element has a class of a CSS module, whose name ends in a hash. */
export const hasModuleClass = (element: HtmlElement, name: string): boolean =>
  attribute(element, 'class')
    ?.split(/\s+/)
    .some((candidate) => candidate.startsWith(`${name}_`)) === true;

export const childElements = (parent: Parent): HtmlElement[] => parent.childNodes.filter(isElement);

/** All elements inside another, in order, without those inside an element for which `enter` returns false. */
export const elementsIn = (
  parent: Parent,
  enter: (element: HtmlElement) => boolean = () => true,
): HtmlElement[] =>
  childElements(parent).flatMap((child) => [
    child,
    ...(enter(child) ? elementsIn(child, enter) : []),
  ]);

/** The first element inside another that passes the test. */
export const findElement = (
  parent: Parent,
  test: (element: HtmlElement) => boolean,
): HtmlElement | undefined => {
  for (const child of childElements(parent)) {
    const found = test(child) ? child : findElement(child, test);
    if (found) return found;
  }
  return undefined;
};

/** The text as it is in the source, with its line breaks. */
export const textOf = (node: HtmlNode | Parent): string => {
  if ('childNodes' in node) return node.childNodes.map(textOf).join('');
  return isText(node) ? node.value : '';
};

/** The text in one line. */
export const lineOf = (node: HtmlNode | Parent): string => textOf(node).replace(/\s+/g, ' ').trim();

/** Classes of the theme's lists of a page's headings. */
const tableOfContents = ['theme-doc-toc-desktop', 'theme-doc-toc-mobile'];

/**
 * Whether an element is left out of a page's other formats: because it's hidden, a search, a table of
 * contents, a heading's link, or marked as such.
 */
export const isForSiteOnly = (element: HtmlElement): boolean =>
  attribute(element, 'data-markdown-ignore') !== undefined ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'role') === 'search' ||
  tableOfContents.some((name) => hasClass(element, name)) ||
  hasClass(element, 'hash-link');

/**
 * The tabs of a container, not those nested in them.
 *
 * @throws if a tab has no panel
 */
export const tabsIn = (container: HtmlElement): {label: string; panel: HtmlElement}[] => {
  const own = elementsIn(container, (element) => attribute(element, 'role') !== 'tabpanel');
  const withRole = (role: string): HtmlElement[] =>
    own.filter((element) => attribute(element, 'role') === role);
  const labels = withRole('tab').map(lineOf);
  const panels = withRole('tabpanel');
  if (labels.length !== panels.length) {
    throw new Error(`${String(labels.length)} tabs have ${String(panels.length)} panels`);
  }
  return panels.map((panel, index) => ({label: labels[index] ?? '', panel}));
};

/** The HTML of the part of a page that differs from other pages; undefined if the page has none. */
export const mainOf = (html: string): string | undefined => {
  const start = html.indexOf('<main', html.indexOf('<body'));
  const end = html.lastIndexOf('</main>');
  return start === -1 || end === -1 ? undefined : html.slice(start, end + '</main>'.length);
};

/** Matches the id of the part between navbar and footer, to which Docusaurus lets readers skip. */
const skipTarget = /<div[^>]*\sid="?__docusaurus_skipToContent_fallback"?[\s>]/u;

/** The HTML starting at the part between navbar and footer, for a page without `<main>`. */
export const wrapperOf = (html: string): string | undefined => {
  const start = html.search(skipTarget);
  return start === -1 ? undefined : html.slice(start);
};

/** Parses the main part of a page. */
export const parseMain = (main: string): HtmlElement | undefined =>
  findElement(parseFragment(main), () => true);

/** What a page's head says about it. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  /** Address of the image that shared links show. */
  image: string;
  /** Whether search engines should leave the page out. */
  isUnlisted: boolean;
}

/** Reads the head of a page; missing values are empty. */
export const parseHead = (html: string): PageHead => {
  // Without the scripts, which are most of it.
  const [head = ''] = html.split('<body', 1);
  const elements = elementsIn(parseFragment(head.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')));
  const content = (name: string): string => {
    const meta = elements.find(
      (element) => (attribute(element, 'property') ?? attribute(element, 'name')) === name,
    );
    return (meta && attribute(meta, 'content')) ?? '';
  };
  const canonical = elements.find((element) => attribute(element, 'rel') === 'canonical');
  const title = elements.find(({tagName}) => tagName === 'title');
  return {
    title: content('og:title') || (title ? lineOf(title) : ''),
    description: content('description'),
    canonical: (canonical && attribute(canonical, 'href')) ?? '',
    image: content('og:image'),
    isUnlisted: content('robots').includes('noindex'),
  };
};

/** A built page with its parts. */
export interface PageHtml {
  /** The file's whole text. */
  readonly html: string;
  readonly head: PageHead;
  /** The HTML of the part that differs from other pages: its `<main>`. */
  readonly main: string;
  /** That part as a tree, which all readers share and must not change. */
  readonly mainElement: HtmlElement | undefined;
}

/**
 * Opens a page. Its parts are parsed when they're first read.
 *
 * @param page what else is known about it
 * @param withoutMain replaces the main part of a page that has no `<main>`
 * @throws for a page without `<main>`
 */
export const openPage = <Page extends object>(
  page: Page,
  html: string,
  withoutMain?: string,
): Page & PageHtml => {
  const main = mainOf(html) ?? withoutMain;
  if (main === undefined) throw new Error('it has no <main>.');
  let head: PageHead | undefined;
  let parsed: {readonly element: HtmlElement | undefined} | undefined;
  return {
    ...page,
    html,
    main,
    get head() {
      return (head ??= parseHead(html));
    },
    get mainElement() {
      return (parsed ??= {element: parseMain(main)}).element;
    },
  };
};
