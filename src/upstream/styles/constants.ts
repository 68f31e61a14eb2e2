import type {Declaration, Root, Rule} from 'postcss';

/** Selectors of the page itself, and of parts of it that have the other color scheme. */
const rootSelector = /^(?::root|html)(?:\[[^\]]+\]|:not\(\[[^\]]+\]\))*$/;
const partSelector = /^\[data-theme=["']?dark["']?\]$/;

const namesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

const ruleOf = ({parent}: Declaration): Rule | undefined =>
  parent?.type === 'rule' ? parent : undefined;

const isWithin = (rule: Rule, names: RegExp): boolean => {
  let node = rule.parent;
  while (node && node.type !== 'root') {
    if ('name' in node && typeof node.name === 'string' && names.test(node.name)) return true;
    node = node.parent as typeof node;
  }
  return false;
};

const isConditional = (rule: Rule): boolean => isWithin(rule, /^(?:media|supports|container)$/);

/** Where a variable gets its values: on the page alone, on parts with the other color scheme too, or elsewhere. */
type Place = 'page' | 'parts' | 'elsewhere';

const placeOf = (rule: Rule | undefined): Place => {
  const selectors = rule?.selectors ?? [];
  if (selectors.length > 0 && selectors.every((selector) => rootSelector.test(selector))) {
    return 'page';
  }
  const isKnown = selectors.every((it) => rootSelector.test(it) || partSelector.test(it));
  return isKnown && selectors.includes(':root') ? 'parts' : 'elsewhere';
};

const collect = (sheets: readonly Root[]): Map<string, Declaration[]> => {
  const found = new Map<string, Declaration[]>();
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (declaration) => {
      found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
    });
  }
  return found;
};

/** Values in a layer never hold where the page has one outside of all layers. */
const removeOverridden = (variables: ReadonlyMap<string, Declaration[]>): void => {
  for (const declarations of variables.values()) {
    const rules = declarations.map(ruleOf);
    const isSetForAll = rules.some(
      (rule) => rule?.selectors.includes(':root') && !isWithin(rule, /./),
    );
    if (!isSetForAll) continue;
    for (const declaration of declarations) {
      const rule = ruleOf(declaration);
      if (rule && placeOf(rule) === 'page' && isWithin(rule, /^layer$/)) declaration.remove();
    }
  }
};

/** The variables with one value everywhere, by name. */
const findConstants = (
  variables: ReadonlyMap<string, Declaration[]>,
  isNeeded: (name: string) => boolean,
): Map<string, Declaration> => {
  const placeOfName = (name: string): Place => {
    const places = new Set((variables.get(name) ?? []).map((it) => placeOf(ruleOf(it))));
    if (places.size === 0 || places.has('elsewhere')) return 'elsewhere';
    return places.has('parts') ? 'parts' : 'page';
  };
  const constants = new Map<string, Declaration>();
  for (const [name, [declaration, ...others]] of variables) {
    const rule = declaration && ruleOf(declaration);
    if (!rule || others.length > 0 || isNeeded(name) || isConditional(rule)) continue;
    const place = placeOf(rule);
    // A part with the other scheme has other values of what the constant is made of.
    const isSame = namesIn(declaration.value).every((used) => {
      const of = placeOfName(used);
      return of === 'page' || (of === 'parts' && place === 'parts');
    });
    // The minimizer computes light-dark() where it stands.
    const isPlain = !/light-dark\(|^\s*(?:initial|inherit|unset|revert(?:-layer)?)?\s*$/.test(
      declaration.value,
    );
    if (place !== 'elsewhere' && isSame && isPlain) constants.set(name, declaration);
  }
  return constants;
};

/** What a value is with the constants written out, and without what would stand in for them. */
const writeOut = (value: string, constants: ReadonlyMap<string, Declaration>): string => {
  const start = /var\(\s*(--[\w-]+)\s*[,)]/g;
  for (let match = start.exec(value); match; match = start.exec(value)) {
    const constant = constants.get(match[1] ?? '');
    if (!constant) continue;
    let end = match.index + 'var('.length;
    for (let depth = 1; depth > 0; end++) {
      if (value[end] === '(') depth++;
      if (value[end] === ')') depth--;
    }
    const written = value.slice(0, match.index) + constant.value.trim() + value.slice(end);
    return writeOut(written, constants);
  }
  return value;
};

/** Removes variables that nothing reads, and then those that only these did. */
const removeUnread = (sheets: readonly Root[], isNeeded: (name: string) => boolean): void => {
  for (let removed = 1; removed > 0;) {
    removed = 0;
    const read = new Set<string>();
    for (const sheet of sheets) {
      sheet.walkDecls(({value}) => {
        for (const name of namesIn(value)) read.add(name);
      });
    }
    for (const [name, declarations] of collect(sheets)) {
      if (read.has(name) || isNeeded(name)) continue;
      for (const declaration of declarations) declaration.remove();
      removed += 1;
    }
  }
};

/**
 * Writes variables with one value everywhere out where they are used, and removes them and those that nothing reads.
 * Returns how many were written out.
 *
 * @param isNeeded tells whether something other than these style sheets names a variable
 */
export const writeOutConstants = (
  sheets: readonly Root[],
  isNeeded: (name: string) => boolean,
): number => {
  removeOverridden(collect(sheets));
  const constants = findConstants(collect(sheets), isNeeded);
  for (const declaration of constants.values()) declaration.remove();
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      if (declaration.value.includes('var(')) {
        declaration.value = writeOut(declaration.value, constants);
      }
    });
  }
  removeUnread(sheets, isNeeded);
  return constants.size;
};
