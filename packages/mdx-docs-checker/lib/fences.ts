import type {Code, Nodes, Root} from 'mdast';

import {markerProblems, visibleCode} from './fenceCode';
import type {ParsedFenceMeta} from './fenceGrammar';

/** A problem at a place on a page. Lines and columns count from 1. */
export interface FenceProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A fenced block of a page. */
export interface Fence<Meta> {
  /** `text` if the fence names none. */
  readonly language: string;
  readonly meta: Meta;
  /** All lines as written, including hidden ones and markers. */
  readonly code: string;
  /** Place of the opening fence, from 1. */
  readonly line: number;
  readonly column: number;
  /** For each line of `code`, how many columns come before it on the page's line. */
  readonly indents: readonly number[];
  readonly problems: readonly FenceProblem[];
}

const codeNodes = (node: Nodes): Code[] => {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap(codeNodes) : [];
};

/** How many columns a list, a quote or a JSX block puts before the line of code on the page's line. */
const indentOf = (pageLine: string, codeLine: string): number =>
  pageLine.endsWith(codeLine)
    ? pageLine.length - codeLine.length
    : Math.max(0, pageLine.indexOf(codeLine.trim()) - codeLine.search(/\S|$/u));

/** Reads what follows a fence's language; `lines` are the numbers of the lines that it marks. */
type ReadMeta<Meta> = (written: string, language: string) => ParsedFenceMeta<Meta>;

const readFence = <Meta extends {readonly lines: readonly number[]}>(
  node: Code,
  lines: readonly string[],
  readMeta: ReadMeta<Meta>,
): Fence<Meta>[] => {
  const start = node.position?.start;
  // Blocks that a plugin made have no place, and none of an author's mistakes.
  if (!start) return [];
  const {lang, value: code} = node;
  const language = lang ?? 'text';
  const written = node.meta ?? '';
  const {line, column} = start;
  const indents = code
    .split('\n')
    .map((codeLine, index) => indentOf(lines[line + index] ?? '', codeLine));

  const {meta, problems: metaProblems} = readMeta(written, language);
  const metaStart = (lines[line - 1] ?? '').lastIndexOf(written);
  const metaColumn = metaStart < 0 ? column : metaStart + 1;
  const atFence = (message: string): FenceProblem => ({line, column, message});
  const problems: FenceProblem[] = metaProblems.map(({offset, message}) => ({
    line,
    column: metaColumn + offset,
    message,
  }));
  if (/["'={}]/u.test(language)) {
    problems.push(
      atFence(`"${language}" is not a language: write one first, as in tsx title="a.tsx"`),
    );
  }
  const shown = visibleCode(code).split('\n').length;
  const last = Math.max(0, ...meta.lines);
  if (last > shown) {
    problems.push(
      atFence(
        `line ${last} is marked, but ${shown === 1 ? '1 line is' : `${shown} lines are`} shown`,
      ),
    );
  }
  problems.push(
    ...markerProblems(code).map(({line: at, message}) => ({
      line: line + at,
      column: (indents[at - 1] ?? 0) + 1,
      message,
    })),
  );
  return [{language, meta, code, line, column, indents, problems}];
};

/**
 * Finds the fenced blocks of a page, with what is wrong with them.
 *
 * @param tree the parsed page
 * @param source the page's text, from which it was parsed
 * @param readMeta understands the words after the language, such as `parse` of a grammar
 */
export const readFences = <Meta extends {readonly lines: readonly number[]}>(
  tree: Root,
  source: string,
  readMeta: ReadMeta<Meta>,
): Fence<Meta>[] => {
  const lines = source.split('\n');
  return codeNodes(tree).flatMap((node) => readFence(node, lines, readMeta));
};
