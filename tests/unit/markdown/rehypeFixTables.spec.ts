import {expect, test} from '@playwright/test';
import type {Element, Root} from 'hast';
import {unified} from 'unified';

import {rehypeFixTables} from '../../../src/markdown/rehypeFixTables';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The classes of a table with these columns, within a list. */
const classesOf = (...columns: string[]): unknown => {
  const cells = columns.map((value) => element('th', {type: 'text', value}));
  const table = element('table', element('thead', element('tr', ...cells)), element('tbody'));
  const root: Root = {type: 'root', children: [element('ul', element('li', table))]};
  unified().use(rehypeFixTables).runSync(root);
  return table.properties.className;
};

test('tables that end with a fix are marked, and no others', () => {
  expect(classesOf('Message', 'Cause', 'Fix')).toEqual(['fixes']);
  expect(classesOf('Symptom', 'Likely cause', ' Fix ')).toEqual(['fixes']);
  expect(classesOf('Cause', 'Fix')).toBeUndefined();
  expect(classesOf('Message', 'Fix', 'Cause')).toBeUndefined();
  expect(classesOf('Option', 'Type', 'Default')).toBeUndefined();
  expect(classesOf()).toBeUndefined();
});
