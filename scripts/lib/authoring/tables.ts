// Tables of numbers that nothing proves: no code in a comment above, and nobody has read the page.
import type {Nodes, Root, Table} from 'mdast';
import type {Finding} from 'mdx-docs-checker/findings';
import {textOf} from 'mdx-docs-checker/page';

/** Pages that readers compare with the code. */
const READ = /^(?:docs|learn)\/(?:.*\/)?[^_/][^/]*$/u;

const NUMBER = /^[~≈<>≤≥±−-]?\d/u;

/** Cells with a number, in all columns but the first, which says what a row is about. */
const numbersIn = (table: Table): string[] =>
  table.children
    .slice(1)
    .flatMap(({children}) => children.slice(1).map((cell) => textOf(cell as Nodes).trim()))
    .filter((text) => NUMBER.test(text));

/** Messages are compared with the packages' sources. */
const isOfMessages = (table: Table): boolean =>
  table.children[0]?.children.some((cell) => textOf(cell) === 'Message') ?? false;

const isRun = (node: Nodes | undefined): boolean =>
  node?.type === 'mdxFlowExpression' && /^\/\*\s*run\b/u.test(node.value.trim());

/**
 * Finds tables with numbers on a page that nobody has read against the code.
 *
 * @param isReadPage whether the ledger of readings has the page
 */
export const tableFindings = (file: string, tree: Root, isReadPage: boolean): Finding[] => {
  if (isReadPage || !READ.test(file)) return [];
  const visit = (siblings: readonly Nodes[]): Finding[] =>
    siblings.flatMap((node, index) => {
      if (node.type !== 'table') return 'children' in node ? visit(node.children) : [];
      const [number] = numbersIn(node);
      if (number === undefined || isOfMessages(node) || isRun(siblings[index - 1])) return [];
      return [
        {
          file,
          line: node.position?.start.line ?? 1,
          code: 'table',
          message: `nothing proves the numbers in this table, such as "${number}"`,
          todo: 'put {/* run import …; expression → result; */} above it (npm run check:results -- --help), or compare the page with the code and record that with npm run read:record',
        },
      ];
    });
  return visit(tree.children);
};
