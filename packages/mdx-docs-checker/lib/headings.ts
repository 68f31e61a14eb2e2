import GithubSlugger from 'github-slugger';
import type {Heading as HeadingNode, Nodes, Root} from 'mdast';

import {nodesOf, textOf} from './tree';

/** A heading of a page, with what's below it up to the next one. */
export interface Heading {
  level: number;
  /** As written, without an explicit id or a comment at its end. */
  text: string;
  /** Line in the text, from 1. */
  line: number;
  /** Everything in backticks. */
  code: string[];
  /** What a link to the heading names; titles of level 1 have an id, too, but the page does not show it. */
  id: string;
  /** The paragraphs and tables below it, as they are written. */
  body: string;
  /** The first paragraph below it, without markup; empty if a table comes first. */
  lead: string;
  /** Whether there is nothing between it and the next heading of its level. */
  isEmpty: boolean;
}

/** `\{#id}` at the end of a heading, as Docusaurus and others read it; the last one counts. */
const OWN_ID = /\s*\{#(?<id>(?:.(?!\{#|\}))*.)\}$/u;

/** The text of a heading, and the id that it sets for itself. */
const splitHeadingId = (heading: string): {text: string; id?: string} => {
  const [written, id] = OWN_ID.exec(heading) ?? [];
  return written === undefined || id === undefined
    ? {text: heading}
    : {text: heading.replace(written, ''), id};
};

/**
 * The headings of a tree, in order and wherever they are, with their ids: those that GitHub and Docusaurus
 * derive from their texts, or explicit ones.
 */
export const headingIds = (tree: Root): Map<Nodes, string> => {
  const slugger = new GithubSlugger();
  return new Map(
    nodesOf(tree)
      .filter((node) => node.type === 'heading')
      .map((node) => {
        const text = textOf(node);
        // The id is made from the text, or set with `\{#id}` at its end.
        return [node, splitHeadingId(text).id ?? slugger.slug(text)];
      }),
  );
};

/** Headings with nothing below them. Fields of an option count as content. */
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

const headingText = ({children}: HeadingNode, source: string): string => {
  const shown = children.filter(({type}) => type !== 'mdxTextExpression');
  const start = shown[0]?.position?.start.offset ?? 0;
  const end = shown.at(-1)?.position?.end.offset ?? start;
  return splitHeadingId(source.slice(start, end).replace('\\{#', '{#')).text.trim();
};

/** The headings of a page, in its order. */
export const readHeadings = (tree: Root, source: string): Heading[] => {
  const empty = emptyHeadings(tree);
  const ids = headingIds(tree);
  const headings: Heading[] = [];
  for (const node of nodesOf(tree)) {
    const {start, end} = node.position ?? {};
    if (node.type === 'heading') {
      const text = headingText(node, source);
      headings.push({
        level: node.depth,
        text,
        line: start?.line ?? 1,
        code: [...text.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner),
        id: ids.get(node) ?? '',
        body: '',
        lead: '',
        isEmpty: empty.has(node),
      });
    } else if (node.type === 'paragraph' || node.type === 'table') {
      const heading = headings.at(-1);
      if (!heading) continue;
      if (node.type === 'paragraph' && heading.body === '') heading.lead = textOf(node);
      heading.body += `${source.slice(start?.offset, end?.offset)}\n`;
    }
  }
  return headings;
};
