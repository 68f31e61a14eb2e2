// Infima is one style sheet for every kind of site. What no page of this one uses is left out: tests
// compare the built pages with the built styles.
import type {Plugin} from 'postcss';

/** Families of classes, each with the names that stay. */
const families: Readonly<Record<string, string>> = {
  'row--': '',
  'col--': '2 3 6 7 8 9 12 offset-1',
  'margin--': '',
  'margin-top--': 'sm md',
  'margin-left--': 'sm',
  'margin-bottom--': 'sm md xl',
  'margin-right--': 'md',
  'margin-vert--': 'md lg',
  'margin-horiz--': '',
  'padding--': 'none',
  'padding-top--': 'md',
  'padding-left--': '',
  'padding-bottom--': 'lg',
  'padding-right--': '',
  'padding-vert--': '',
  'padding-horiz--': '',
  'shadow--': '',
  'text--': 'center right truncate',
  'alert--': 'secondary success info warning danger',
  alert__: '',
  'avatar--': '',
  avatar__: 'photo intro name',
  'badge--': 'secondary',
  'breadcrumbs--': '',
  'button--': 'outline sm secondary primary',
  'button-group': '',
  'card--': '',
  card__: '',
  'dropdown--': 'hoverable show right',
  'hero--': '',
  hero__: '',
  'pagination--': '',
  pagination__: '',
  pills: '',
};

const unusedVariables =
  /^--ifm-(?:(?:dark|light)(?:er|est)?-value|contrast-.*-value|color-(?:primary|secondary|success|info|warning|danger)-(?:darkest|light(?:er|est)?)|font-weight-(?:base|normal)|global-shadow-tl|transition-slow|z-index-overlay|image-alignment-padding|alert-color|navbar-link-active-color|h1-vertical-rhythm-top|h[23]-vertical-rhythm-bottom|(?:button-group|pills)-(?!color-background-active).*)$/;

/** Whether the styles keep the rules of a class. */
export const isUsed = (name: string): boolean => {
  const family = Object.keys(families).find((start) => name.startsWith(start));
  if (family === undefined) return true;
  const kept = (families[family] ?? '').split(' ').filter(Boolean);
  return kept.includes(name.slice(family.length));
};

/** Whether an element of a page can match; the classes that it must not have don't matter. */
const canMatch = (selector: string): boolean =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/g)].every(([, name = '']) =>
    isUsed(name),
  );

/** Takes rules and variables that nothing needs out of Infima's style sheet. */
export const leanInfima: Plugin = {
  postcssPlugin: 'lean-infima',
  Once: (root) => {
    if (!/[\\/]infima[\\/]dist[\\/]/.test(root.source?.input.file ?? '')) return;
    root.walkRules((rule) => {
      const selectors = rule.selectors.filter(canMatch);
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
    root.walkDecls(unusedVariables, (declaration) => {
      declaration.remove();
    });
  },
};
