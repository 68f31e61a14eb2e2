import {existsSync, readFileSync} from 'node:fs';
import ts from 'typescript';

/** Defaults of the parameters of one function, by the name a caller uses. */
export type Defaults = ReadonlyMap<string, string>;

const NONE: Defaults = new Map();

/** Top-level functions and values of a published CommonJS file, by name. */
const declarationsOf = (file: string): Map<string, ts.Node> => {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.JS,
  );
  const found = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      found.set(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
      }
    } else if (
      ts.isExpressionStatement(statement) &&
      ts.isBinaryExpression(statement.expression) &&
      ts.isPropertyAccessExpression(statement.expression.left) &&
      statement.expression.left.expression.getText() === 'exports'
    ) {
      const {text} = statement.expression.left.name;
      if (!found.has(text)) found.set(text, statement.expression.right);
    }
  }
  return found;
};

const files = new Map<string, Map<string, ts.Node>>();

/** The function behind a name, also inside `forwardRef(…)` and similar wrappers. */
const functionOf = (
  declarations: ReadonlyMap<string, ts.Node>,
  node: ts.Node | undefined,
  depth = 0,
): ts.FunctionLikeDeclaration | undefined => {
  if (!node || depth > 3) return undefined;
  if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
    return node;
  }
  if (ts.isIdentifier(node))
    return functionOf(declarations, declarations.get(node.text), depth + 1);
  if (ts.isCallExpression(node)) return functionOf(declarations, node.arguments[0], depth + 1);
  return undefined;
};

/** A literal as it is written on a page; undefined for computed values. */
const literalText = (node: ts.Expression): string | undefined => {
  if (ts.isStringLiteral(node)) return `'${node.text}'`;
  const isNumber =
    ts.isNumericLiteral(node) ||
    (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) ||
    node.getText() === 'Infinity';
  const isWord =
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword;
  return isNumber || isWord ? node.getText() : undefined;
};

const read = (callable: ts.FunctionLikeDeclaration): Defaults => {
  const defaults = new Map<string, string>();
  const add = (name: ts.Node, initializer: ts.Expression | undefined): void => {
    const text = initializer && literalText(initializer);
    if (text !== undefined) defaults.set(name.getText(), text);
  };
  for (const {name, initializer} of callable.parameters) {
    if (ts.isObjectBindingPattern(name)) {
      for (const element of name.elements) {
        add(element.propertyName ?? element.name, element.initializer);
      }
    } else {
      add(name, initializer);
    }
  }
  return defaults;
};

/**
 * Reads the defaults of parameters and props from the published code: `({from = 0}) => …`.
 * `declarationFile` is the `.d.ts`; the code is expected beside it.
 */
export const readDefaults = (declarationFile: string, name: string): Defaults => {
  const file = declarationFile.replace(/\.d\.ts$/, '.js');
  let declarations = files.get(file);
  if (!declarations) {
    declarations = existsSync(file) ? declarationsOf(file) : new Map<string, ts.Node>();
    files.set(file, declarations);
  }
  const callable = functionOf(declarations, declarations.get(name));
  return callable ? read(callable) : NONE;
};
