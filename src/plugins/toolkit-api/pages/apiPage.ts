import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading as MdastHeading, Nodes, Root} from 'mdast';

import {parseMdx, type MdxProblem} from '../../../content/dialect';
import {inventoryPage, readPageInfo, type InventoryPage} from '../../../content/inventory';
import {readHeadings} from '../../../content/headings';
import {nodesOf, textOf} from '../../../content/tree';

/** A heading of a page, with what a lone identifier in backticks says. */
export interface Heading {
  level: number;
  text: string;
  /** Line in the file, from 1. */
  line: number;
  /** Everything in backticks. */
  code: string[];
  /** Options that the heading names: only when it consists of identifiers in backticks. */
  options: HeadingOption[];
  /** The paragraphs and tables from this heading to the next, as they are written. */
  body: string;
  /** Its id, as links to it name it. */
  id: string;
  /** The first paragraph below it, without markup; empty when a table comes first. */
  lead: string;
  /** Whether nothing stands between it and the next heading of its level. */
  isEmpty: boolean;
}

export interface HeadingOption {
  /** `config.damping` → `['config', 'damping']`. */
  path: string[];
  optional: boolean;
}

/** A documentation page, reduced to what the checks look at. */
export interface Page extends Omit<InventoryPage, 'api' | 'cli'> {
  /** `package#export` references of the front matter, with the line each stands on. */
  api: {ref: string; line: number}[];
  /** Commands of the front matter, such as `remotion render`. */
  cli: {ref: string; line: number}[];
  headings: Heading[];
  /** Everything in backticks and fences, to tell whether a name is mentioned. */
  code: string;
}

/** Why a page could not be read. */
export class InvalidPage extends Error {
  /** From 1. */
  readonly line: number;

  constructor({line, reason}: MdxProblem) {
    super(`line ${line}: ${reason}`);
    this.line = line;
  }
}

const OPTION = /^(?:\.\.\.)?(?<path>[\w$-]+(?:\.[\w$-]+)*)(?:\(.*\))?(?<mark>\?)?$/;

/** `--crf`, `--crf=<number>` and `--crf <number>`. */
const FLAG = /^(?<path>--?[A-Za-z][\w-]*)(?:[= ].*)?$/;

/** Reads "`trimBefore?`" or "`width?` and `height?`"; anything with other words is not an option heading. */
export const optionsOf = (text: string): HeadingOption[] => {
  const bare = text.replace(/<[A-Z][^>]*\/>/g, '').replace(/\((?:deprecated|optional)\)/gi, '');
  const code = [...bare.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner.trim());
  const rest = bare.replace(/`[^`]+`/g, '').replace(/\b(?:and|or)\b|[,/&\s]/g, '');
  if (rest !== '' || code.length === 0) return [];
  const options = code.map((item) => (FLAG.exec(item) ?? OPTION.exec(item))?.groups);
  return options.flatMap((groups) =>
    groups?.path === undefined
      ? []
      : [{path: groups.path.split('.'), optional: groups.mark === '?'}],
  );
};

/** Headings with nothing below them; fields of an option are something. */
const emptyHeadings = (tree: Root): Set<Nodes> =>
  new Set(
    nodesOf(tree).flatMap((parent) => {
      const children: Nodes[] = 'children' in parent ? parent.children : [];
      return children.filter((node, index) => {
        if (node.type !== 'heading' || node.depth === 1) return false;
        const next = children[index + 1];
        return !next || (next.type === 'heading' && next.depth <= node.depth);
      });
    }),
  );

/** A heading as it is written, without an own id or a comment at its end. */
const headingText = ({children}: MdastHeading, source: string): string => {
  const shown = children.filter(({type}) => type !== 'mdxTextExpression');
  const start = shown[0]?.position?.start.offset ?? 0;
  const end = shown.at(-1)?.position?.end.offset ?? start;
  return parseMarkdownHeadingId(source.slice(start, end).replace('\\{#', '{#')).text.trim();
};

/**
 * Reads a page's text. `file` is from the site's root, with forward slashes.
 *
 * @throws InvalidPage when it is not valid MDX
 */
export const parsePage = async (file: string, text: string): Promise<Page> => {
  const source = text.replace(/\r\n?/g, '\n');
  const tree = await parseMdx(source);
  if ('reason' in tree) throw new InvalidPage(tree);
  const {api, cli, ...info} = readPageInfo(source);
  const end = tree.children[0]?.type === 'yaml' ? tree.children[0].position?.end.line : 0;
  const frontMatter = source.split('\n').slice(0, end);
  const lineOf = (key: string, value: string): number => {
    const start = frontMatter.findIndex((line) => line.startsWith(`${key}:`));
    const found = frontMatter.findIndex((line, index) => index >= start && line.includes(value));
    return Math.max(found, start, 0) + 1;
  };
  const empty = emptyHeadings(tree);
  const ids = new Map(readHeadings(tree).map(({node, id}) => [node, id]));
  const headings: Heading[] = [];
  const code: string[] = [];
  for (const node of nodesOf(tree)) {
    if (node.type === 'code' || node.type === 'inlineCode') code.push(node.value);
    const {start, end: last} = node.position ?? {};
    if (node.type === 'heading') {
      const content = headingText(node, source);
      headings.push({
        level: node.depth,
        text: content,
        line: start?.line ?? 1,
        code: [...content.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner),
        options: optionsOf(content),
        body: '',
        id: ids.get(node) ?? '',
        lead: '',
        isEmpty: empty.has(node),
      });
    } else if (node.type === 'paragraph' || node.type === 'table') {
      const heading = headings.at(-1);
      if (heading) {
        if (node.type === 'paragraph' && heading.body === '') heading.lead = textOf(node);
        heading.body += `${source.slice(start?.offset, last?.offset)}\n`;
      }
    }
  }
  return {
    ...info,
    file,
    address: inventoryPage(file, source)?.address ?? '',
    api: api.map((ref) => ({ref, line: lineOf('api', ref)})),
    cli: cli.map((ref) => ({ref, line: lineOf('cli', ref)})),
    headings,
    code: code.join('\n'),
  };
};
