import ts from 'typescript';

import {readCategory} from '../authoring/sidebars';

/** The items of each category of a sidebar's source, by label. */
const categories = (source: ts.SourceFile): Map<string, ts.ArrayLiteralExpression> => {
  const found = new Map<string, ts.ArrayLiteralExpression>();
  const visit = (node: ts.Node): void => {
    const category = readCategory(node);
    if (category) found.set(category.label, category.items);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('sidebar.ts', text, ts.ScriptTarget.ES2022);

/** Labels of the categories in a sidebar's source. */
export const sidebarLabels = (text: string): string[] => [...categories(parse(text)).keys()];

/**
 * Adds a page to a category of a sidebar's source: in its place where the pages are in alphabetical
 * order, at the end elsewhere.
 *
 * @returns undefined when there is no such category
 */
export const addToSidebar = (text: string, label: string, id: string): string | undefined => {
  const source = parse(text);
  const items = categories(source).get(label);
  if (!items) return undefined;
  const ids = items.elements.map((element) => (ts.isStringLiteral(element) ? element.text : ''));
  if (ids.includes(id)) return text;
  const isSorted = ids.every((item, index) => index === 0 || (ids[index - 1] ?? '') <= item);
  const next = isSorted ? items.elements[ids.findIndex((item) => item > id)] : undefined;
  const last = items.elements.at(-1);
  const entry = `'${id}'`;
  if (next) {
    const at = next.getStart(source);
    return `${text.slice(0, at)}${entry}, ${text.slice(at)}`;
  }
  const at = last ? last.end : items.getStart(source) + 1;
  return `${text.slice(0, at)}${last ? ', ' : ''}${entry}${text.slice(at)}`;
};
