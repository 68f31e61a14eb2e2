import {expect, test} from '@playwright/test';
import type {Element, Root, RootContent} from 'hast';
import {unified} from 'unified';

import {rehypeSeeAlso} from '../../../src/markdown/rehypeSeeAlso';

const text = (value: string): {type: 'text'; value: string} => ({type: 'text', value});

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Runs the plugin; returns the classes of the root's elements. */
const classesOf = (...children: RootContent[]): unknown[] => {
  const root: Root = {type: 'root', children};
  unified().use(rehypeSeeAlso).runSync(root);
  return root.children.flatMap((node) =>
    node.type === 'element' ? [node.properties.className] : [],
  );
};

const heading = element('h2', text('See also'));

test('the list below the heading is marked', () => {
  expect(classesOf(heading, text('\n'), element('ul', element('li')))).toEqual([
    undefined,
    ['see-also'],
  ]);
});

test('the heading may hold other elements and spaces', () => {
  const linked = element('h2', text(' See '), element('em', text('also')), text('\n'));
  expect(classesOf(linked, element('ul'))).toEqual([undefined, ['see-also']]);
});

test('only the first list is marked', () => {
  expect(classesOf(heading, element('ul'), element('ul'))).toEqual([
    undefined,
    ['see-also'],
    undefined,
  ]);
});

test('other headings and other neighbors leave lists as they are', () => {
  for (const children of [
    [element('h2', text('See also these')), element('ul')],
    [element('h3', text('See also')), element('ul')],
    [heading, element('p'), element('ul')],
    [heading, element('ol')],
    [element('ul'), heading],
  ]) {
    expect(classesOf(...children)).toEqual(children.map(() => undefined));
  }
});

test('a reason loses its colon, gets a capital, and stays apart from its link', () => {
  const item = element('li', element('a', text('Spring')), text(': how it moves.'));
  unified()
    .use(rehypeSeeAlso)
    .runSync({type: 'root', children: [heading, element('ul', item)]});
  expect(item.children[1]).toEqual(text(' How it moves.'));
});
