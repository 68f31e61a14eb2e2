import type {Code, InlineCode, Nodes, Parents, PhrasingContent, Root} from 'mdast';
import {headingIds} from 'mdx-docs-checker/page';

import {parseFenceMeta} from './fenceMeta';
import {MESSAGE_ORIGINS} from './messageOrigins';

/** A text that a page quotes as printed by the toolkit or by another program. */
export interface Quotation {
  readonly text: string;
  /** The program that prints it; undefined for the toolkit. */
  readonly origin: string | undefined;
  /** The id of the heading that it stands below; empty above the first one. */
  readonly section: string;
  /** Place on the page, from 1. */
  readonly line: number;
  readonly column: number;
}

/** What a page has in code that can be a message. */
export interface PageTexts {
  /** What it says to be printed. */
  readonly quotations: readonly Quotation[];
  /** Other code of more than one word, which may be a message or something else. */
  readonly mentions: readonly Quotation[];
}

/** Whether a text may quote a message: cheap, and never wrongly false. */
export const mayQuote = (text: string): boolean =>
  /^kind: troubleshooting$|^\s*\|\s*(?:Message|Error|Warning)\b|^\s*```.*\boutput\b|^#+ Errors\b/mu.test(
    text,
  ) || new RegExp(`${ANNOUNCEMENT}:? \``, 'iu').test(text);

/**
 * Collects what a page has in code that can be a message, in its order.
 *
 * @param isTroubleshooting whether its blocks of text are messages
 */
export const readTexts = (tree: Root, isTroubleshooting: boolean): PageTexts => {
  const quotations: Quotation[] = [];
  const mentions: Quotation[] = [];
  const ids = headingIds(tree);
  let section = '';

  const quote = (
    node: Code | InlineCode,
    {
      value,
      origin,
      lineOffset = 0,
    }: {value: string; origin: string | undefined; lineOffset?: number},
    list = quotations,
  ) => {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    list.push({text: value, origin, section, line: line + lineOffset, column});
  };

  const readFence = (node: Code, previous: Nodes | undefined) => {
    const {meta} = parseFenceMeta(node.meta ?? '', node.lang ?? 'text');
    const isText = ['text', 'txt', 'console'].includes(node.lang ?? 'text');
    // What a sample prints is compared with what it prints.
    const isOfSample =
      previous?.type === 'code' &&
      parseFenceMeta(previous.meta ?? '', previous.lang ?? 'text').meta.run;
    const {origin} = meta;
    const isQuoted = meta.output ?? (isTroubleshooting && isText);
    if (isOfSample || !(isQuoted || isText)) return;
    node.value.split('\n').forEach((line, index) => {
      if (!isMessage(line)) return;
      const value = line.replace(/^(?:\w*Error|Warning): /u, '');
      quote(node, {value, origin, lineOffset: index + 1}, isQuoted ? quotations : mentions);
    });
  };

  const readInline = (
    nodes: readonly PhrasingContent[],
    isQuoted: (before: string, isOpening: boolean) => boolean,
    isOpening = true,
  ) => {
    nodes.forEach((node, index) => {
      const isFirst = isOpening && index < 2;
      const neighbor = (at: number) => {
        const found = nodes[at];
        return found?.type === 'text' ? found.value : '';
      };
      if (node.type === 'inlineCode') {
        const named = /^ \(([^)]+)\)/u.exec(neighbor(index + 1))?.[1];
        const origin = MESSAGE_ORIGINS.find((name) => name === named);
        if (isMessage(node.value)) {
          const list = isQuoted(neighbor(index - 1), isFirst) ? quotations : mentions;
          // A code span that begins with a backtick has a space before it.
          quote(node, {value: node.value.trim(), origin}, list);
        }
      } else if ('children' in node) {
        readInline(node.children, isQuoted, isFirst);
      }
    });
  };

  const visit = (parent: Parents) => {
    parent.children.forEach((node, index) => {
      section = ids.get(node) ?? section;
      if (node.type === 'code') {
        readFence(node, parent.children[index - 1]);
      } else if (node.type === 'table') {
        const [header, ...rows] = node.children;
        const isOfMessages = /^(?:Message|Error|Warning)\b/u.test(textOf(header?.children[0]));
        for (const {children: cells} of rows) {
          cells.forEach((cell, column) => {
            readInline(cell.children, (before) =>
              column === 0 ? isOfMessages : announcesMessage(before),
            );
          });
        }
      } else if (node.type === 'paragraph') {
        // Below “Errors”, a point of a list begins with the message that it explains.
        const isPoint = parent.type === 'listItem' && index === 0 && /^errors\b/u.test(section);
        readInline(
          node.children,
          (before, isOpening) =>
            announcesMessage(before) || (isPoint && isOpening && before === ''),
        );
      } else if (node.type === 'heading') {
        readInline(node.children, () => false);
      } else if ('children' in node) {
        visit(node);
      }
    });
  };
  visit(tree);
  return {quotations, mentions};
};

/**
 * Two words at least, or a code such as `net::ERR_FAILED`, or any code of a kind, such as `error TS…`; code such as
 * `npx remotion render` and file paths are not messages.
 */
const isMessage = (text: string): boolean => isCode(text.trim()) || isSentence(text);

const isCode = (text: string): boolean =>
  /^net::ERR_[A-Z_]+$|^[A-Z]+(?:_[A-Z]+){2,}$|^(?:net::|error |\[)[A-Z]+_?…/u.test(text);

const isSentence = (text: string): boolean =>
  (text.match(/[A-Za-z]{3,}/gu) ?? []).length >= 2 &&
  /\s/u.test(text.trim()) &&
  !/^\s*at /u.test(text);

const ANNOUNCEMENT =
  '\\b(?:throws|error|message|warning|(?:fails?|rejects?|rejected|ends?|stops?) with|logs|warns|prints)(?: the (?:error|message))?';

const announcement = new RegExp(`${ANNOUNCEMENT}:? $`, 'iu');

const announcesMessage = (before: string): boolean => announcement.test(before);

const textOf = (node: Nodes | undefined): string => {
  if (!node) return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};
