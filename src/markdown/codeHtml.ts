import {takeChanges, visibleCode, type LineChange} from 'mdx-docs-checker/fence-code';

import type {FenceMeta} from '../content/fenceMeta';
import {escapeAttribute, escapeHtml} from '../content/escapeHtml';
import {tokenizeLines, type Span} from './prism';

/** Prism's token types by the class that colors them (src/css/code.css); the others stay plain. */
const classes: Record<string, string[]> = {
  k: ['keyword', 'boolean', 'atrule', 'important', 'selector'],
  s: ['string', 'template-string', 'char', 'attr-value', 'regex', 'url', 'value'],
  n: ['number', 'unit', 'constant', 'null'],
  c: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  f: ['function', 'function-variable', 'method', 'macro'],
  y: ['class-name', 'builtin', 'maybe-class-name', 'symbol', 'environment', 'variable'],
  t: ['tag'],
  a: ['attr-name', 'property', 'literal-property', 'key', 'parameter', 'assign-left'],
};
const classOf = new Map(
  Object.entries(classes).flatMap(([name, types]) => types.map((type) => [type, name] as const)),
);

/**
 * Gives the address that an identifier links to; undefined leaves a word as it is. `place` is where it
 * begins in the code that is shown, in characters.
 */
export type LinkIdentifier = (identifier: string, place: number) => string | undefined;

const linkable = new Set([undefined, 'f', 'y', 't']);

/** Names after a dot: `Math.random` is not the `random` that a sample imports. */
const members = new Set(['method', 'property-access']);

const linkedText = (text: string, start: number, link: LinkIdentifier): string => {
  let place = start;
  return text
    .split(/([A-Za-z_$][\w$]*)/)
    .map((part, index) => {
      // Identifiers stand between the parts that the expression splits off.
      const href = index % 2 === 1 ? link(part, place) : undefined;
      place += part.length;
      const html = escapeHtml(part);
      return href === undefined ? html : `<a href="${escapeAttribute(href)}">${html}</a>`;
    })
    .join('');
};

const spanHtml = ({text, type}: Span, place: number, link: LinkIdentifier): string => {
  const name = type === undefined ? undefined : classOf.get(type);
  const isLinkable = linkable.has(name) && !members.has(type ?? '');
  const inner = isLinkable ? linkedText(text, place, link) : escapeHtml(text);
  return name && text.trim() ? `<span class="${name}">${inner}</span>` : inner;
};

const lineClass = (highlighted: boolean, change: LineChange): string | undefined => {
  if (change) return `line ${change}`;
  return highlighted ? 'line marked' : undefined;
};

/**
 * Highlights code into compact HTML: single-letter classes for colors, a wrapper only around the
 * lines that need one. The text content of the result is the code itself.
 */
export const codeToHtml = (
  source: string,
  language: string,
  meta: Pick<FenceMeta, 'lines' | 'showLineNumbers'>,
  link: LinkIdentifier = () => undefined,
): string => {
  const {code, changes} = takeChanges(visibleCode(source));
  let place = 0;
  return tokenizeLines(code, language)
    .map((spans, index) => {
      const html = spans
        .map((span) => {
          const start = place;
          place += span.text.length;
          return spanHtml(span, start, link);
        })
        .join('');
      // The end of the line.
      place++;
      const className =
        lineClass(meta.lines.includes(index + 1), changes[index]) ??
        (meta.showLineNumbers ? 'line' : undefined);
      return className ? `<span class="${className}">${html}\n</span>` : `${html}\n`;
    })
    .join('')
    .replace(/\n(<\/span>)?$/, '$1');
};
