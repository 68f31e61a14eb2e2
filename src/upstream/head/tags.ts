// What the heads of all components come to: of several tags that say the same, the last one counts.
import {Children, Fragment, isValidElement, type ReactNode} from 'react';

interface Props {
  children?: ReactNode;
}

/** A tag of the head as it's written in HTML. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Attributes of which a page has one tag for each value. */
const identities: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src'],
};

/** Attributes that React names otherwise; HTML takes the others in any case. */
const htmlNames: Readonly<Record<string, string>> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
};

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';

const toTag = (name: string, {children, ...props}: Props): Tag => ({
  name,
  attributes: Object.fromEntries(
    Object.entries<string | number | boolean | undefined>(props).map(([key, value]) => [
      htmlNames[key] ?? key,
      value === undefined ? '' : String(value),
    ]),
  ),
  text: Children.toArray(children).filter(isText).join(''),
});

/** The tags in the children of a head. */
export const tagsIn = (children: ReactNode): Tag[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    return child.type === Fragment
      ? tagsIn(child.props.children)
      : [toTag(String(child.type), child.props)];
  });

/** What a tag is about: no other head before may have one about the same. Without it, a tag is left out. */
const subjectOf = ({name, attributes, text}: Tag): string | undefined => {
  let subject = text === '' ? undefined : text;
  for (const [key, value] of Object.entries(attributes)) {
    const attribute = key.toLowerCase();
    if (!identities[name]?.includes(attribute) || value === '') continue;
    // A page has one canonical address, but style sheets and alternates by address.
    if (name === 'link' && attribute === 'href' && attributes.rel === 'canonical') continue;
    if (attribute === 'rel' && value === 'stylesheet') continue;
    subject = `${attribute} ${value.toLowerCase()}`;
  }
  return subject === undefined ? undefined : `${name} ${subject}`;
};

export interface Head {
  title: string | undefined;
  html: Readonly<Record<string, string>>;
  body: Readonly<Record<string, string>>;
  tags: readonly Tag[];
}

/** What the heads of components come to, the outermost component first. */
export const mergeHeads = (heads: readonly (readonly Tag[])[]): Head => {
  const all = heads.flat();
  const attributesOf = (name: string): Head['html'] =>
    Object.fromEntries(
      all.filter((tag) => tag.name === name).flatMap((tag) => Object.entries(tag.attributes)),
    );
  const taken = new Set<string>();
  let tags: Tag[] = [];
  for (const head of [...heads].reverse()) {
    const subjects = new Set<string>();
    const kept = head.filter((tag) => {
      if (['title', 'html', 'body'].includes(tag.name)) return false;
      const subject = subjectOf(tag);
      if (subject === undefined || taken.has(subject)) return false;
      subjects.add(subject);
      return true;
    });
    for (const subject of subjects) taken.add(subject);
    tags = [...kept, ...tags];
  }
  return {
    title: all.findLast(({name}) => name === 'title')?.text,
    html: attributesOf('html'),
    body: attributesOf('body'),
    tags,
  };
};
