// What is content in a built page, for those who write it in another form.
import {attribute, elementsIn, hasClass, lineOf, type HtmlElement} from './html';

/** Whether an element is left out of a page's other forms: hidden, a search, a heading's link, or marked as such. */
export const isForSiteOnly = (element: HtmlElement): boolean =>
  attribute(element, 'data-markdown-ignore') !== undefined ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'role') === 'search' ||
  hasClass(element, 'hash-link');

/**
 * The tabs of a container, not those inside of them.
 *
 * @throws when a tab has no panel
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
