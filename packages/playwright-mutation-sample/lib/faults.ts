// Small faults that a module can have: one condition, limit, argument or statement is different.
import ts from 'typescript';

/** A change of a module's text. */
export interface Fault {
  /** From the project's root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** The code of its first line. */
  readonly code: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'condition' | 'limit' | 'argument' | 'statement';
  readonly before: string;
  readonly after: string;
}

const OPPOSITES: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};

/** Whether code within a node is not the program's: types, imports, and texts of errors for developers. */
const isLeftOut = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) ||
  (ts.isCallExpression(node) && node.expression.getText().startsWith('console.'));

/** Finds the faults that a module can have. */
export const faultsIn = (file: string, text: string): Fault[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const faults: Fault[] = [];
  const add = (node: ts.Node, kind: Fault['kind'], after: string): void => {
    const start = node.getStart(source);
    const {line} = source.getLineAndCharacterOfPosition(start);
    const before = text.slice(start, node.end);
    const code = text.split('\n')[line]?.trim() ?? '';
    faults.push({file, line: line + 1, code, start, end: node.end, kind, before, after});
  };
  const addCondition = (node: ts.Expression): void => {
    add(node, 'condition', `!(${node.getText(source)})`);
  };
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return;
    if (ts.isIfStatement(node) || ts.isWhileStatement(node)) addCondition(node.expression);
    if (ts.isConditionalExpression(node)) addCondition(node.condition);
    if (ts.isBinaryExpression(node)) {
      const operator = OPPOSITES[node.operatorToken.kind];
      if (operator !== undefined) {
        const {left, right} = node;
        add(node, 'condition', `${left.getText(source)} ${operator} ${right.getText(source)}`);
      }
    }
    const {parent} = node;
    if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(parent.parent)) {
      if (!(ts.isPropertyAssignment(parent) && parent.name === node)) {
        add(node, 'limit', `${node.text.replace(/_/gu, '')} + 1`);
      }
    }
    if (ts.isStringLiteral(node) && node.text !== '') {
      const isArgument = ts.isCallExpression(parent) && parent.expression !== node;
      const isValue = ts.isPropertyAssignment(parent) && parent.initializer === node;
      const isImport = ts.isCallExpression(parent) && /^(?:import|require)/u.test(parent.getText());
      if ((isArgument || isValue) && !isImport) add(node, 'argument', "''");
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'argument', 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'argument', 'true');
    if (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression)) {
      add(node, 'statement', ';');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
};

/** A module's text with one fault. */
export const withFault = (text: string, {start, end, after}: Fault): string =>
  `${text.slice(0, start)}${after}${text.slice(end)}`;

/** Numbers from 0 to 1 that are the same for the same seed. */
const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Picks faults at random, none of which overlaps another one of its file. */
export const sampleFaults = (faults: readonly Fault[], count: number, seed: number): Fault[] => {
  const random = createRandom(seed);
  const rest = [...faults];
  const chosen: Fault[] = [];
  while (chosen.length < count && rest.length > 0) {
    const [fault] = rest.splice(Math.floor(random() * rest.length), 1);
    const isFree =
      fault !== undefined &&
      !chosen.some(
        ({file, start, end}) => file === fault.file && start < fault.end && fault.start < end,
      );
    if (isFree) chosen.push(fault);
  }
  return chosen;
};
