import {expect, test} from '@playwright/test';
import {Fragment, createElement as h, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Helmet, HelmetProvider} from 'react-helmet-async';

import {mergeHeads, tagsIn, type Tag} from '../../../src/upstream/head/tags';

const elements = ['base', 'link', 'meta', 'noscript', 'script', 'style'];

// A test before may have left a document behind; without one, the package renders as on a server.
HelmetProvider.canUseDOM = false;

/** What the package makes of heads, the outermost first; pages are rendered with it. */
const rendered = (heads: readonly ReactNode[]): Record<string, string> => {
  const context: {helmet?: Record<string, {toString: () => string}>} = {};
  const children = heads.map((head, key) => h(Helmet, {key}, head));
  renderToStaticMarkup(h(HelmetProvider, {context}, children));
  return Object.fromEntries(
    [...elements, 'title', 'htmlAttributes', 'bodyAttributes'].map((name) => [
      name,
      context.helmet?.[name]?.toString() ?? '',
    ]),
  );
};

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

const write = (attributes: Tag['attributes']): string =>
  Object.entries(attributes)
    .map(([key, value]) => `${key}="${escape(value)}"`)
    .join(' ');

/** What the browser makes of them, written as the package writes it. */
const own = (heads: readonly ReactNode[]): Record<string, string> => {
  const {title, html, body, tags} = mergeHeads(heads.map(tagsIn));
  const ofName = (name: string): string =>
    tags
      .filter((tag) => tag.name === name)
      .map(({attributes, text}) => {
        const start = `<${name} data-rh="true" ${write(attributes)}`;
        const hasText = ['noscript', 'script', 'style'].includes(name);
        return hasText ? `${start}>${text}</${name}>` : `${start}/>`;
      })
      .join('');
  return {
    ...Object.fromEntries(elements.map((name) => [name, ofName(name)])),
    title: `<title data-rh="true">${escape(title ?? '')}</title>`,
    htmlAttributes: write(html),
    bodyAttributes: write(body),
  };
};

/** Some tags, each with its attributes and its text. */
const head = (...tags: [name: string, attributes: object, text?: ReactNode][]): ReactNode =>
  tags.map(([name, attributes, text], key) => h(name, {key, ...attributes}, text));

const json = 'application/ld+json';

const cases: Readonly<Record<string, readonly ReactNode[]>> = {
  'a site, then a page': [
    head(
      ['html', {lang: 'en', dir: 'ltr'}],
      ['title', {}, 'Remotion'],
      ['meta', {charSet: 'UTF-8'}],
      ['meta', {name: 'viewport', content: 'width=device-width'}],
      ['meta', {property: 'og:title', content: 'Remotion'}],
      ['link', {rel: 'icon', href: '/favicon.svg'}],
    ),
    head(
      ['link', {rel: 'canonical', href: '/'}],
      ['link', {rel: 'alternate', href: '/', hrefLang: 'en'}],
      ['link', {rel: 'alternate', href: '/', hrefLang: 'x-default'}],
    ),
    head(
      ['title', {}, '<spring()> & "more" | Remotion'],
      ['meta', {property: 'og:title', content: 'spring() | Remotion'}],
      ['meta', {name: 'description', content: '"Springs" & <more>'}],
    ),
    [h('html', {key: 'html', className: 'docs-wrapper'}), null, false, undefined],
    head(
      ['link', {rel: 'canonical', href: '/docs/spring'}],
      ['body', {className: 'navigation-with-keyboard'}],
    ),
  ],
  'tags about the same stay in one head': [
    head(['meta', {name: 'robots', content: 'none'}]),
    head(
      ['meta', {property: 'article:tag', content: 'a'}],
      ['meta', {property: 'article:tag', content: 'b'}],
    ),
  ],
  'they replace those of all heads before': [
    head(
      ['meta', {property: 'article:tag', content: 'a'}],
      ['meta', {property: 'article:tag', content: 'b'}],
      ['meta', {name: 'Robots', content: 'none'}],
      ['meta', {name: 'author', content: 'a'}],
    ),
    head(
      ['meta', {property: 'article:tag', content: 'c'}],
      ['meta', {name: 'robots', content: 'all'}],
    ),
  ],
  'style sheets and alternates are told apart by address': [
    head(
      ['link', {rel: 'stylesheet', href: '/a.css'}],
      ['link', {rel: 'alternate', type: 'text/markdown', href: '/a.md'}],
      ['link', {href: '/a', rel: 'canonical'}],
    ),
    head(
      ['link', {rel: 'stylesheet', href: '/b.css'}],
      ['link', {rel: 'alternate', type: 'text/markdown', href: '/b.md'}],
      ['link', {rel: 'canonical', href: '/b'}],
    ),
    head(['link', {href: '/a.css', rel: 'stylesheet', media: 'print'}]),
  ],
  'a title of parts, and tags in fragments': [
    h(
      Fragment,
      null,
      h(Fragment, null, h('title', null, 'Page ', '3')),
      head(['script', {type: json}, '{"a": 1}'], ['script', {type: json}, '{"b": 1}']),
    ),
    head(['script', {type: json}, '{"b": 1}'], ['style', {media: 'print'}, 'p {color: red}']),
  ],
  'what is about nothing is left out': [
    head(
      ['meta', {content: 'nothing'}],
      ['meta', {name: '', content: 'nothing'}],
      ['link', {type: 'text/css'}],
      ['script', {async: true}],
    ),
  ],
  'attributes of several heads come together, with the last value of each': [
    head(['html', {lang: 'en', className: 'a'}], ['body', {className: 'a', id: 'x'}]),
    head(['html', {className: 'b'}], ['body', {className: 'b'}]),
  ],
};

for (const [name, heads] of Object.entries(cases)) {
  test(`a head in the browser is that of the rendered page: ${name}`, () => {
    expect(own(heads)).toEqual(rendered(heads));
  });
}
