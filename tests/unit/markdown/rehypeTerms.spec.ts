import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {unified} from 'unified';
import {VFile} from 'vfile';

import {readTerms} from '../../../src/content/terms';
import {rehypeTerms} from '../../../src/markdown/rehypeTerms';

const siteDir = path.resolve(__dirname, '..', '..', '..');

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({type: 'element', tagName, properties, children});

const text = (value: string): {type: 'text'; value: string} => ({type: 'text', value});

const p = (value: string): Element => element('p', {}, text(value));

const link = (href: string, value: string): Element => element('a', {href}, text(value));

const shown = (node: RootContent): string => {
  if (node.type === 'text') return node.value;
  if (node.type === 'mdxJsxFlowElement' && node.name === 'TermCards') {
    return '<cards>';
  }
  if (!('children' in node)) return '';
  const inner = node.children.map(shown).join('');
  const isTerm = node.type === 'element' && node.properties.className !== undefined;
  return isTerm && node.tagName === 'a' ? `[${inner}](${String(node.properties.href)})` : inner;
};

/** Runs the plugin; returns the text of each node of the page, terms as Markdown links. */
const transform = (children: RootContent[], page = 'docs/a.mdx'): string[] => {
  const root: Root = {type: 'root', children};
  unified()
    .use(rehypeTerms, {siteDir})
    .runSync(root, new VFile({path: path.join(siteDir, page)}));
  return root.children.map(shown);
};

const at = (id: string): string => `/docs/terminology/${id}`;

test('the first use of a term becomes a link, later ones stay', () => {
  expect(transform([p('A composition and a serve URL.'), p('That composition.')])).toEqual([
    `A [composition](${at('composition')}) and a [serve URL](${at('serve-url')}).`,
    'That composition.',
    '<cards>',
  ]);
});

test('a term with an article needs it, and the link leaves it out', () => {
  expect(transform([p('It bundles, and the Bundle of a bundle.')])).toEqual([
    `It bundles, and the [Bundle](${at('bundle')}) of a bundle.`,
    '<cards>',
  ]);
  expect(transform([p('your bundle, a bundler, a-bundle')])).toEqual([
    'your bundle, a bundler, a-bundle',
  ]);
});

test('terms with capitals are found with these only', () => {
  expect(transform([p('a studio, the studio, The Studio.')])).toEqual([
    `a studio, the studio, The [Studio](${at('studio')}).`,
    '<cards>',
  ]);
});

test('words may be on two lines, and possessives count', () => {
  expect(transform([p("The serve\nURL's path")])).toEqual([
    `The [serve\nURL](${at('serve-url')})'s path`,
    '<cards>',
  ]);
});

test('headings, code, tables, bold text, links and "See also" keep their text', () => {
  const children = [
    element('h2', {}, text('The composition')),
    element('p', {}, element('code', {}, text('composition'))),
    element('p', {}, element('strong', {}, text('composition'))),
    element('p', {}, link('/docs/composition', 'a composition')),
    element('table', {}, element('td', {}, p('a composition'))),
    element('ul', {className: ['see-also']}, element('li', {}, text('a composition'))),
  ];
  const before = children.map(shown);
  expect(transform(children)).toEqual(before);
});

test('lists, steps and tabs are running text; other blocks are not', () => {
  const block = (name: string): MdxJsxFlowElementHast => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: [p('a composition')],
  });
  const linked = `a [composition](${at('composition')})`;
  expect(transform([element('ul', {}, element('li', {}, text('a composition')))])[0]).toBe(linked);
  expect(transform([block('Steps')])[0]).toBe(linked);
  expect(transform([block('Demo')])[0]).toBe('a composition');
});

test('a link of the page itself comes before the plugin', () => {
  const own = element('p', {}, link(at('composition'), 'composition'));
  expect(transform([own, p('A composition.')])).toEqual([
    'composition',
    'A composition.',
    '<cards>',
  ]);
  expect(transform([p('A composition.'), own])[0]).toContain('](');
});

test('the page of a term, parts of pages and pages with other meanings have no link', () => {
  for (const page of ['docs/terminology/concurrency.mdx', 'docs/_a.mdx', 'docs/lambda/a.mdx']) {
    expect(transform([p('The concurrency.')], page), page).toEqual(['The concurrency.']);
  }
  expect(transform([p('a composition')], 'docs/after-effects.mdx')).toEqual(['a composition']);
});

test('every term has phrases and a definition of one sentence; pages with other meanings exist', () => {
  const terms = readTerms(siteDir);
  expect(terms.map(({id}) => id)).toContain('serve-url');
  for (const {id, definition, phrases, notIn} of terms) {
    expect(phrases, id).not.toEqual([]);
    expect(notIn.filter((place) => !fs.existsSync(path.join(siteDir, place)))).toEqual([]);
    expect(definition, id).toMatch(/^(?:An?|The|Concurrency|Input props)\b.{30,}[^.]\.$/);
  }
  const phrases = terms.flatMap((term) => term.phrases);
  expect(new Set(phrases).size).toBe(phrases.length);
});
