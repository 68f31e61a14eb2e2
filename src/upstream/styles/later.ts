import postcss, {type AtRule, type Container, type Root} from 'postcss';

import {needsClass} from './needsClass';

/** The name of the style sheet with what few pages show, or only scripts do: it comes with the app. */
export const laterName = 'later';

/** Files of CSS modules with such styles. */
export const laterFiles =
  /[\\/]src[\\/](?:components[\\/](?:ask-ai[\\/](?:Panel|Question)|docs[\\/](?:BookList|Card|Chooser|Figure|FileTree|OptionsTable|ProductHead|SampleValues)|errors[\\/](?:CodeLoading|CrashReport|NotFound)|history[\\/](?:Compare|VersionDialog))|client[\\/]chunk-failures)[\\/]|[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:Details|DocSidebar[\\/]Desktop[\\/]CollapseButton|DocRoot[\\/]Layout[\\/]Sidebar[\\/]ExpandButton|DocSidebarItem|Icon[\\/]Socials|MDXComponents|MDXPage|NavbarItem|Tag|TagsListInline)[\\/]|[\\/]theme-common[\\/]lib[\\/](?:components[\\/]Details|utils)[\\/]/;

const laterNames = new RegExp(
  `^(?:${[
    // Of Infima and the theme
    'alert--(?:secondary|success|info|danger)',
    'avatar(?:__.+)?',
    'badge(?:--.+)?',
    'button(?:--.+)?',
    'card',
    'dropdown--show',
    'footer--dark',
    'footer__link-separator',
    'hero',
    'navbar--(?:dark|primary)',
    'navbar-sidebar(?:(?:--|__)(?!backdrop$).+)?',
    'pagination',
    'table-of-contents__link--active',
    'tabs--block',
    'text--right',
    // Of src/css
    '__remotion-player',
    'added',
    'article-page',
    'listing',
    'removed',
    'report',
    'sheet',
    'type',
  ].join('|')})$`,
);

/** Whether what has this class, which is none of a CSS module, is on few pages, or comes from scripts. */
export const isLaterClass = (name: string): boolean => laterNames.test(name);

/** Whether nothing fits a selector unless it, or what it is in, has a class that comes later. */
export const isLaterSelector = (selector: string): boolean => needsClass(selector, isLaterClass);

const moveRules = (from: Container, to: Container): void => {
  from.each((node) => {
    if (node.type === 'atrule' && /^(?:layer|media|supports)$/.test(node.name) && node.nodes) {
      const same: AtRule = node.clone({nodes: []});
      moveRules(node, same);
      if (same.nodes && same.nodes.length > 0) to.append(same);
      if (node.nodes.length === 0) node.remove();
    }
    if (node.type !== 'rule') return;
    const later = node.selectors.filter(isLaterSelector);
    if (later.length === 0) return;
    to.append(node.clone({selectors: later}));
    const others = node.selectors.filter((selector) => !later.includes(selector));
    if (others.length > 0) node.selectors = others;
    else node.remove();
  });
};

/** Takes the rules for classes that come later out of a style sheet, and returns them. */
export const takeLater = (sheet: Root): Root => {
  const later = postcss.root();
  moveRules(sheet, later);
  return later;
};
