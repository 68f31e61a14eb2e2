// In place of react-helmet-async in the browser, with what the framework uses of it. Pages are rendered
// with the package, whose tags have the attribute that this one looks for.
import {Fragment, createElement, useLayoutEffect, useState, type ReactNode} from 'react';

import {mergeHeads, tagsIn, type Head, type Tag} from './tags';

/** Marks the tags that components have put into the head. */
const mark = 'data-rh';

interface Entry {
  /** Components are rendered from the outermost on, and their effects run the other way round. */
  order: number;
  children: ReactNode;
}

const entries = new Set<Entry>();
let rendered = 0;
let isPlanned = false;
/** The attributes that each element has from components. */
const given = new Map<Element, readonly string[]>();

const setAttributes = (element: Element, attributes: Head['html']): void => {
  for (const name of given.get(element) ?? []) {
    if (!(name in attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  given.set(element, Object.keys(attributes));
};

const createTag = ({name, attributes, text}: Tag): Element => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute(mark, 'true');
  if (text !== '') element.append(text);
  return element;
};

const update = (): void => {
  isPlanned = false;
  const inOrder = [...entries].sort((a, b) => a.order - b.order);
  const {title, html, body, tags} = mergeHeads(inOrder.map(({children}) => tagsIn(children)));
  setAttributes(document.documentElement, html);
  setAttributes(document.body, body);
  if (title && document.title !== title) document.title = title;
  const before = [...document.head.querySelectorAll(`[${mark}]:not(title)`)];
  const added = tags.map(createTag).filter((tag) => {
    const place = before.findIndex((old) => old.isEqualNode(tag));
    // What is there already stays.
    if (place >= 0) before.splice(place, 1);
    return place < 0;
  });
  for (const old of before) old.remove();
  document.head.append(...added);
};

/** Once for all heads that change until the next frame; what else waits for that frame finds the new head. */
const planUpdate = (): void => {
  if (isPlanned) return;
  isPlanned = true;
  requestAnimationFrame(update);
};

/** Puts its children into the page's head: tags, and attributes for `html` and `body`. */
export function Helmet({children}: {children?: ReactNode}): null {
  const [entry] = useState((): Entry => ({order: rendered++, children}));
  useLayoutEffect(() => {
    entry.children = children;
    planUpdate();
  }, [entry, children]);
  useLayoutEffect(() => {
    entries.add(entry);
    return () => {
      entries.delete(entry);
      planUpdate();
    };
  }, [entry]);
  return null;
}

/** Collects nothing: that is for rendering on a server. */
export function HelmetProvider({children}: {children?: ReactNode}): ReactNode {
  return createElement(Fragment, null, children);
}
