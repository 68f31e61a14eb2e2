import type {Element, ElementContent, Root} from 'hast';
import type {Transformer} from 'unified';

import {TOOLKIT_VERSION} from '../config/toolkit';
import sources from '../toolkit-api/sources.json';
import {seeAlsoList} from './rehypeSeeAlso';

const REPOSITORY = 'https://github.com/remotion-dev/remotion';

const SOURCES: Readonly<Record<string, string>> = sources;

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({type: 'element', tagName, properties, children});

const text = (value: string): ElementContent => ({type: 'text', value});

/** Where the toolkit's repository has an export, at the version that the docs describe. */
export const sourceAddress = (file: string): string =>
  `${REPOSITORY}/blob/v${TOOLKIT_VERSION}/${file}`;

/** Rehype plugin: ends the "See also" list of a reference page with the source of its export. */
export const rehypeSource =
  (): Transformer<Root> =>
  (root, page): void => {
    const {api} = (page.data.frontMatter ?? {}) as {api?: unknown};
    const [ref] = [api].flat();
    const file = typeof ref === 'string' ? SOURCES[ref] : undefined;
    if (file === undefined) return;
    seeAlsoList(root)?.children.push(
      element(
        'li',
        {},
        element('a', {href: sourceAddress(file)}, text('Source code')),
        text(': '),
        element('code', {}, text(file)),
        text(` at v${TOOLKIT_VERSION}.`),
      ),
    );
  };
