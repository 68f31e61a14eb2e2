import type {PluginCreator} from 'postcss';

import {needsClass} from './styles/needsClass';

const sizes = '(?:none|xs|sm|md|lg|xl)';
const sides = '(?:-(?:top|left|bottom|right|vert|horiz))?';

/** Of Infima's classes for margins and paddings, those that the theme or our pages use. */
const usedSpaces = new Set([
  'margin-bottom--md',
  'margin-bottom--sm',
  'margin-bottom--xl',
  'margin-left--sm',
  'margin-right--md',
  'margin-top--md',
  'margin-top--sm',
  'margin-vert--lg',
  'margin-vert--md',
  'padding--none',
  'padding-bottom--lg',
  'padding-top--md',
]);

const space = new RegExp(`^(?:margin|padding)${sides}--${sizes}$`);

const unusedNames = new RegExp(
  `^(?:${[
    'row--.+',
    'col--offset-(?:[2-9]|1[0-2])',
    'shadow--.+',
    'text--(?!(?:center|right|truncate)$).+',
    'alert--primary',
    'alert__(?:heading|icon)',
    'avatar--vertical',
    'avatar__(?:photo--.+|subtitle)',
    'badge--(?!secondary$).+',
    'breadcrumbs--(?:sm|lg)',
    'button--(?:link|lg|block|success|info|warning|danger)',
    'button-group(?:--block)?',
    'card(?:--|__).+',
    'dropdown--nocaret',
    'hero(?:--|__).+',
    'navbar__(?:items--center|search-input)',
    'pagination(?:--|__).+',
    'pills(?:(?:--|__).+)?',
  ].join('|')})$`,
);

/** Whether nothing on this site has this class of Infima. */
export const isUnusedClass = (name: string): boolean =>
  unusedNames.test(name) || (space.test(name) && !usedSpaces.has(name));

/** Rules that do nothing: the variable of their padding has another name where Infima sets it. */
const isIdle = (selector: string): boolean => selector.startsWith('img[align=');

/**
 * Leaves out what Infima has for classes that this site doesn't use, and rules that do nothing.
 *
 * @throws when nothing is left out: Infima has other names by then
 */
export const purgeInfima: PluginCreator<undefined> = () => ({
  postcssPlugin: 'purge-infima',
  Once: (root) => {
    if (!/[\\/]infima[\\/]dist[\\/]css[\\/]/.test(root.source?.input.file ?? '')) return;
    let removed = 0;
    root.walkRules((rule) => {
      const kept = rule.selectors.filter(
        (selector) => !isIdle(selector) && !needsClass(selector, isUnusedClass),
      );
      if (kept.length === rule.selectors.length) return;
      removed++;
      if (kept.length > 0) rule.selectors = kept;
      else rule.remove();
    });
    if (removed === 0) {
      throw new Error(
        'upstream/purgeInfima.ts: Infima has none of the classes that are left out: adapt src/upstream/purgeInfima.ts to it.',
      );
    }
  },
});
purgeInfima.postcss = true;
