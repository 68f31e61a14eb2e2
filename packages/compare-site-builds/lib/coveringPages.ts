import {defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes} from 'parse5';

import {mainOf} from './builtPages';

/** On how many pages each feature is to be looked at, if it is on as many. */
const TIMES = 2;

/** What the content of a page, its `<main>`, is made of: its tags, roles and classes. */
export const featuresOf = (html: string): Set<string> => {
  const features = new Set<string>();
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (tree.isElementNode(node)) {
      features.add(`<${node.tagName}>`);
      for (const {name, value} of node.attrs) {
        if (name === 'role') features.add(`role ${value}`);
        if (name === 'class') for (const one of value.split(/\s+/)) features.add(`.${one}`);
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  // What surrounds the content is the same on all pages.
  visit(parseFragment(mainOf(html) ?? ''));
  return features;
};

/**
 * A small choice of pages on which each feature is there twice, or once where one page alone has it. Takes
 * the page that adds most, again and again.
 */
export const coverTwice = (pages: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const needed = new Map<string, number>();
  for (const features of pages.values()) {
    for (const feature of features) {
      needed.set(feature, Math.min(TIMES, (needed.get(feature) ?? 0) + 1));
    }
  }
  const rest = new Map(pages);
  const chosen: string[] = [];
  while (needed.size > 0) {
    let best = '';
    let bestGain = 0;
    for (const [pathname, features] of rest) {
      let gain = 0;
      for (const feature of features) if (needed.has(feature)) gain += 1;
      if (gain > bestGain) [best, bestGain] = [pathname, gain];
    }
    for (const feature of rest.get(best) ?? []) {
      const times = (needed.get(feature) ?? 0) - 1;
      if (times > 0) needed.set(feature, times);
      else needed.delete(feature);
    }
    rest.delete(best);
    chosen.push(best);
  }
  return chosen;
};
