import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {textOf} from './rehypeSeeAlso';

/** The names of a table's columns. */
const columnsOf = (table: Element): string[] => {
  const columns: string[] = [];
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'th') columns.push(textOf(cell).trim());
  });
  return columns;
};

/**
 * Rehype plugin: marks tables whose rows go from a message to its cause and fix. On phones, the three are
 * stacked, because a row would be wider than the screen (src/components/docs/Table).
 */
export const rehypeFixTables =
  (): Transformer<Root> =>
  (root): void => {
    visit(root, 'element', (element) => {
      if (element.tagName !== 'table') return;
      const columns = columnsOf(element);
      if (columns.length === 3 && columns[2] === 'Fix') element.properties.className = ['fixes'];
    });
  };
