import {parse, type DefaultTreeAdapterTypes} from 'parse5';

import {
  attribute,
  hasClass,
  hasModuleClass,
  isElement,
  lineOf,
  type HtmlElement,
} from 'docusaurus-markdown-pages/html';

/** Whether an element is on the page only because the docs know versions. */
const isOfHistory = (element: HtmlElement, before: HtmlElement | undefined): boolean => {
  const [child] = element.childNodes;
  const text = child && 'value' in child ? child.value : '';
  return (
    hasClass(element, 'history') ||
    hasClass(element, 'history-line') ||
    (hasModuleClass(element, 'choice') && lineOf(element).startsWith('Version you use')) ||
    // Badges, also those that authors wrote.
    hasModuleClass(element, 'badge') ||
    (element.tagName === 'b' && /^h\d$/u.test(before?.tagName ?? '') && text.startsWith('since '))
  );
};

const MARKS = ['data-since', 'data-sure'];

/** The characters of a page's HTML that say something of versions: badges, marks, lines, the list, and the button. */
export const historyBytes = (html: string): {history: number; all: number} => {
  let history = 0;
  const visit = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    let before: HtmlElement | undefined;
    for (const child of node.childNodes) {
      if (!isElement(child)) continue;
      const place = child.sourceCodeLocation;
      if (place && isOfHistory(child, before)) {
        history += Buffer.byteLength(html.slice(place.startOffset, place.endOffset));
      } else {
        for (const name of MARKS) {
          // With the space before it.
          const mark = attribute(child, name) === undefined ? undefined : place?.attrs?.[name];
          if (mark) history += mark.endOffset - mark.startOffset + 1;
        }
        visit(child);
      }
      before = child;
    }
  };
  visit(parse(html, {sourceCodeLocationInfo: true}));
  return {history, all: Buffer.byteLength(html)};
};

/** By how many percent a page's HTML grows with it. */
export const historyGrowth = (html: string): number => {
  const {history, all} = historyBytes(html);
  return (history / (all - history)) * 100;
};
