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

/** All elements inside another in their order, without those below one where `enter` is false. */
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

/** The HTML of the part of a page that differs from other pages; undefined for a page without it. */
export const mainOf = (html: string): string | undefined => {
  const start = html.indexOf('<main', html.indexOf('<body'));
  const end = html.lastIndexOf('</main>');
  return start === -1 || end === -1 ? undefined : html.slice(start, end + '</main>'.length);
};

/** Parses the main part of a page. */
export const parseMain = (main: string): HtmlElement | undefined =>
  findElement(parseFragment(main), () => true);

/** What a page's head says about it. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  /** Address of the picture that shared links show. */
  image: string;
  /** Search engines are not to list the page. */
  isUnlisted: boolean;
}

/** Reads the head of a page; what it lacks is empty. */
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
  return {
    title: content('og:title'),
    description: content('description'),
    canonical: (canonical && attribute(canonical, 'href')) ?? '',
    image: content('og:image'),
    isUnlisted: content('robots').includes('noindex'),
  };
};
