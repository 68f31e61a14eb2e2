import ts from 'typescript';

import {looksLikeValue, readStatedValue, type StatedValue} from './statedValue';

/** What a comment says that the expression before it gives. */
export type Statement =
  | {readonly kind: 'value'; readonly value: StatedValue; readonly words: string}
  | {readonly kind: 'text'; readonly words: string}
  | {readonly kind: 'throws'; readonly words: string};

/** A statement and its place in the code (line and column from 1). */
export interface PlacedStatement {
  readonly statement: Statement;
  readonly expression: string;
  readonly line: number;
  readonly column: number;
}

/** Code in which each expression with a stated result reports what it gives. */
interface InstrumentedCode {
  readonly code: string;
  readonly statements: readonly PlacedStatement[];
  readonly problems: readonly {
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }[];
}

/** Names under which the code reports; the index is the statement's. */
export const REPORT_VALUE = '__statedValue';
export const REPORT_ERROR = '__statedError';
export const REPORT_FAILURE = '__statedFailure';

/**
 * Reads what a comment states: a value, `→ any text`, or `throws any text`.
 *
 * @returns undefined when the comment is prose
 * @throws SyntaxError when it starts like a value and is none
 */
export const readComment = (comment: string): Statement | undefined => {
  const thrown = /^throws\s+(.*)$/su.exec(comment)?.[1];
  if (thrown !== undefined) return {kind: 'throws', words: unquote(thrown)};
  const marked = /^→\s*(.*)$/su.exec(comment)?.[1];
  if (marked === undefined && !looksLikeValue(comment)) return undefined;
  const text = marked ?? comment;
  try {
    const {value, rest} = readStatedValue(text);
    if (marked === undefined || rest === '') {
      return {kind: 'value', value, words: text.slice(0, text.length - rest.length).trim()};
    }
  } catch (error) {
    if (marked === undefined) throw error;
  }
  return {kind: 'text', words: text};
};

const unquote = (text: string): string => /^(['"`])(.*)\1$/su.exec(text)?.[2] ?? text;

interface Edit {
  readonly position: number;
  readonly text: string;
}

/**
 * Wraps each expression whose result a comment states: `value; // 300`, `value; // → rgb(0, 0, 0)`,
 * `call(); // throws message`, also on the lines below it, from `// →` on.
 */
export const instrument = (code: string, fileName: string): InstrumentedCode => {
  const kind = /\.[jt]sx$/u.test(fileName) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.ES2022, true, kind);
  const candidates = expressionsByEnd(source);
  const statements: PlacedStatement[] = [];
  const problems: {line: number; column: number; message: string}[] = [];
  const edits: Edit[] = [];

  for (const {start, text, end} of resultComments(source)) {
    const {line, character} = source.getLineAndCharacterOfPosition(start);
    const place = {line: line + 1, column: character + 1};
    let statement: Statement | undefined;
    try {
      statement = readComment(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push({
        ...place,
        message: `"${text}" starts like a result but is not a value (${reason}): write → before text, or start the comment with a word`,
      });
      continue;
    }
    if (!statement) continue;
    const node = candidates.get(end);
    if (!node) {
      problems.push({
        ...place,
        message: `"${text}" isn't next to an expression: state the result at the end of the expression's last line`,
      });
      continue;
    }
    const index = statements.length;
    const expression = node.getText(source);
    const isAwaited = /\bawait\b/u.test(expression);
    statements.push({statement, expression, ...place});
    const isError = statement.kind === 'throws';
    const opening = isError
      ? `${isAwaited ? 'await ' : ''}${REPORT_ERROR}(${index}, ${isAwaited ? 'async ' : ''}() => (`
      : `${REPORT_VALUE}(${index}, (`;
    edits.push({position: node.getStart(source), text: opening}, {position: node.end, text: '))'});
  }

  const changed = edits
    .sort((a, b) => b.position - a.position)
    .reduce(
      (text, edit) => text.slice(0, edit.position) + edit.text + text.slice(edit.position),
      code,
    );
  return {code: changed, statements, problems};
};

/** The outermost expression that ends at a place and whose result a comment may state. */
const expressionsByEnd = (source: ts.SourceFile): Map<number, ts.Expression> => {
  const found = new Map<number, ts.Expression>();
  const add = (expression: ts.Expression | undefined) => {
    if (expression && !found.has(expression.end)) found.set(expression.end, expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) add(node.expression);
    if (ts.isVariableDeclaration(node)) add(node.initializer);
    if (ts.isReturnStatement(node)) add(node.expression);
    if (ts.isPropertyAssignment(node)) add(node.initializer);
    if (ts.isArrayLiteralExpression(node)) node.elements.forEach(add);
    if (ts.isCallExpression(node)) node.arguments.forEach(add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

interface ResultComment {
  readonly start: number;
  readonly text: string;
  /** Where the expression before the comment ends. */
  readonly end: number;
}

/** The comments after code on its line, and those from `// →` on below it. */
const resultComments = (source: ts.SourceFile): ResultComment[] => {
  const code = source.text;
  const comments = new Map<number, ResultComment>();
  const wordsOf = ({pos, end}: ts.CommentRange) => code.slice(pos + 2, end).trim();
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source);
    if (children.length > 0) {
      children.forEach(visit);
      return;
    }
    if (node.kind === ts.SyntaxKind.JsxText || node.kind === ts.SyntaxKind.EndOfFileToken) return;
    const isSeparator =
      node.kind === ts.SyntaxKind.SemicolonToken || node.kind === ts.SyntaxKind.CommaToken;
    const end = isSeparator ? node.getStart(source) : node.end;
    const beside = ts
      .getTrailingCommentRanges(code, node.end)
      ?.find(({kind}) => kind === ts.SyntaxKind.SingleLineCommentTrivia);
    if (beside) {
      comments.set(beside.pos, {start: beside.pos, text: wordsOf(beside), end});
      return;
    }
    const below = (ts.getLeadingCommentRanges(code, node.end) ?? []).filter(
      ({pos, kind}) => kind === ts.SyntaxKind.SingleLineCommentTrivia && pos > node.end,
    );
    const [first] = below;
    if (first && /^(?:→|throws\s)/u.test(wordsOf(first)) && !comments.has(first.pos)) {
      comments.set(first.pos, {start: first.pos, text: below.map(wordsOf).join(' '), end});
    }
  };
  visit(source);
  return [...comments.values()];
};
