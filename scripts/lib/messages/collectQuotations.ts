import type {Code, InlineCode, Nodes, Parents, PhrasingContent} from 'mdast';

import {parseMdx} from '../../../src/content/dialect';
import {parseFenceMeta} from '../../../src/content/fenceMeta';
import {MESSAGE_ORIGINS} from '../../../src/content/messageOrigins';

/** A text that a page quotes as printed by the toolkit (line and column from 1). */
export interface Quotation {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Collects the messages that a page quotes. */
export const collectQuotations = async (text: string): Promise<Quotation[]> => {
  const tree = await parseMdx(text.replace(/\r\n?/gu, '\n'));
  const quotations: Quotation[] = [];
  // A page that is not valid MDX is reported with its samples.
  if ('reason' in tree) return quotations;
  const isTroubleshooting = /^kind: troubleshooting$/mu.test(text);

  const quote = (node: Code | InlineCode, value: string, lineOffset: number) => {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    quotations.push({text: value, line: line + lineOffset, column});
  };

  const readFence = (node: Code, previous: Nodes | undefined) => {
    const {meta} = parseFenceMeta(node.meta ?? '', node.lang ?? 'text');
    const isText = ['text', 'txt', 'console'].includes(node.lang ?? 'text');
    // What a sample prints is compared with what it prints.
    const isOfSample =
      previous?.type === 'code' &&
      parseFenceMeta(previous.meta ?? '', previous.lang ?? 'text').meta.run;
    const isQuoted = meta.output ?? (isTroubleshooting && isText);
    if (isOfSample || !isQuoted || meta.origin !== undefined) return;
    node.value.split('\n').forEach((line, index) => {
      if (isMessage(line)) quote(node, line.replace(/^(?:\w*Error|Warning): /u, ''), index + 1);
    });
  };

  const readInline = (nodes: readonly PhrasingContent[], isQuoted: (before: string) => boolean) => {
    nodes.forEach((node, index) => {
      const neighbor = (at: number) => {
        const found = nodes[at];
        return found?.type === 'text' ? found.value : '';
      };
      if (node.type === 'inlineCode') {
        const origin = /^ \(([^)]+)\)/u.exec(neighbor(index + 1))?.[1];
        const isForeign = origin !== undefined && MESSAGE_ORIGINS.includes(origin);
        if (!isForeign && isQuoted(neighbor(index - 1)) && isMessage(node.value)) {
          quote(node, node.value, 0);
        }
      } else if ('children' in node) {
        readInline(node.children, isQuoted);
      }
    });
  };

  const visit = (parent: Parents) => {
    parent.children.forEach((node, index) => {
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
        readInline(node.children, announcesMessage);
      } else if ('children' in node) {
        visit(node);
      }
    });
  };
  visit(tree);
  return quotations;
};

/** Two words at least; code such as `npx remotion render` and file paths are not messages. */
const isMessage = (text: string): boolean =>
  (text.match(/[A-Za-z]{3,}/gu) ?? []).length >= 2 &&
  /\s/u.test(text.trim()) &&
  !/^\s*at /u.test(text);

const announcesMessage = (before: string): boolean =>
  /\b(?:throws|error|message|warning|fails with|logs|warns|prints)(?: the (?:error|message))?:? $/iu.test(
    before,
  );

const textOf = (node: Nodes | undefined): string => {
  if (!node) return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};
