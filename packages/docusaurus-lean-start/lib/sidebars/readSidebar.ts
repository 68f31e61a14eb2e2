import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';

const readItem = (element: Element): PropSidebarItem | undefined => {
  const link = element.querySelector(':scope > a, :scope > div > a');
  if (!link) return undefined;
  const label = link.textContent;
  const href = link.getAttribute('href') ?? '';
  if (element.classList.contains('theme-doc-sidebar-item-link')) {
    return {type: 'link', label, href};
  }
  const list = element.querySelector(':scope > ul');
  // A category without a page leads to its first page until the app stands.
  const hasPage = href !== '' && !link.classList.contains('menu__link--sublist-caret');
  return {
    type: 'category',
    label,
    collapsible: link.classList.contains('menu__link--sublist'),
    collapsed: element.classList.contains('menu__list-item--collapsed'),
    ...(hasPage ? {href} : {}),
    // Of a closed category, the page shows no more than this.
    items: list ? readItems(list) : [{type: 'link', label, href}],
  };
};

const readItems = (list: Element): PropSidebar =>
  [...list.children].flatMap((element) => readItem(element) ?? []);

/** What a page's HTML shows of its sidebar, if it has one. */
export const readSidebar = (): PropSidebar | undefined => {
  const list = document.querySelector('.theme-doc-sidebar-menu');
  return list ? readItems(list) : undefined;
};
