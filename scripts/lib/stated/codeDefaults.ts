import {existsSync, readFileSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** What a published module says about defaults. */
interface ModuleDefaults {
  /** Literals to which a name falls back, as a page writes them: `'info'`, `30000`, `true`. */
  readonly defaults: ReadonlyMap<string, ReadonlySet<string>>;
  /** Numbers that a name is compared with. */
  readonly bounds: ReadonlyMap<string, ReadonlySet<string>>;
  /** All numbers in the module, including those in strings. */
  readonly numbers: ReadonlySet<number>;
  /** Constants by name. */
  readonly constants: ReadonlyMap<string, string>;
  /** Modules of Remotion that it loads. */
  readonly imports: readonly string[];
}

const isToolkit = (specifier: string): boolean =>
  specifier.startsWith('.') || specifier === 'remotion' || specifier.startsWith('@remotion/');

/** A literal as a page writes it, or `@` and the name of a constant. Otherwise undefined. */
const literalOf = (node: ts.Expression): string | undefined => {
  if (ts.isParenthesizedExpression(node)) return literalOf(node.expression);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return `'${node.text}'`;
  if (ts.isNumericLiteral(node)) return String(Number(node.text));
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) {
    return `${node.getText().startsWith('-') ? '-' : ''}${Number(node.operand.text)}`;
  }
  if (ts.isObjectLiteralExpression(node) && node.properties.length === 0) return '{}';
  if (ts.isArrayLiteralExpression(node) && node.elements.length === 0) return '[]';
  if (ts.isIdentifier(node) && ['undefined', 'Infinity'].includes(node.text)) return node.text;
  if (ts.isIdentifier(node)) return `@${node.text}`;
  if (ts.isPropertyAccessExpression(node)) return `@${node.name.text}`;
  if (ts.isBinaryExpression(node)) return productOf(node);
  // `passed ?? (verbose ? 'verbose' : 'info')`
  if (ts.isConditionalExpression(node) && !askedName(node.condition))
    return literalOf(node.whenFalse);
  switch (node.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return 'true';
    case ts.SyntaxKind.FalseKeyword:
      return 'false';
    case ts.SyntaxKind.NullKeyword:
      return 'null';
    default:
      return undefined;
  }
};

/** `60 * 1000` → `60000`. */
const productOf = ({left, right, operatorToken}: ts.BinaryExpression): string | undefined => {
  if (operatorToken.kind !== ts.SyntaxKind.AsteriskToken) return undefined;
  const product = Number(literalOf(left)) * Number(literalOf(right));
  return Number.isNaN(product) ? undefined : String(product);
};

/** The name that an expression reads: `x`, `options.x`, `_a.x`. */
const readName = (node: ts.Expression): string | undefined => {
  if (ts.isParenthesizedExpression(node)) return readName(node.expression);
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  // `options === null || options === void 0 ? void 0 : options.x`
  if (ts.isConditionalExpression(node)) return readName(node.whenFalse);
  // `(_a = options.x) !== null && _a !== void 0`
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    return readName(node.right);
  }
  return undefined;
};

const isNothing = (node: ts.Expression): boolean =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  ts.isVoidExpression(node) ||
  node.getText() === 'undefined' ||
  node.getText() === "'undefined'";

/**
 * The name that a condition tests for undefined: `x === undefined`, `typeof x === 'undefined'`,
 * `(_a = x) !== null && _a !== void 0`.
 */
const askedName = (condition: ts.Expression): {name: string; isMissing: boolean} | undefined => {
  if (ts.isParenthesizedExpression(condition)) return askedName(condition.expression);
  if (!ts.isBinaryExpression(condition)) return undefined;
  const {left, right, operatorToken} = condition;
  const {kind} = operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken) {
    return askedName(left);
  }
  const isEqual =
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.EqualsEqualsToken;
  const isUnequal =
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsToken;
  if ((!isEqual && !isUnequal) || !isNothing(right)) return undefined;
  const name = readName(ts.isTypeOfExpression(left) ? left.expression : left);
  return name === undefined ? undefined : {name, isMissing: isEqual};
};

/** The name that receives a value: `name: …`, `const name = …`, `this.name = …`. */
const receiverOf = (node: ts.Node): string | undefined => {
  const {parent} = node;
  if (ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent)) {
    return receiverOf(parent);
  }
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) {
    return ts.isIdentifier(parent.name) || ts.isStringLiteral(parent.name)
      ? parent.name.text
      : undefined;
  }
  return undefined;
};

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

const parseModule = (file: string): ModuleDefaults => {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.JS,
  );
  const defaults = new Map<string, Set<string>>();
  const bounds = new Map<string, Set<string>>();
  const numbers = new Set<number>();
  const constants = new Map<string, string>();
  const imports: string[] = [];
  const addBound = (side: ts.Expression, other: ts.Expression): void => {
    const name = readName(side);
    const literal = literalOf(other);
    if (name === undefined || literal === undefined || literal.startsWith("'")) return;
    bounds.set(name, (bounds.get(name) ?? new Set()).add(literal));
  };
  const add = (name: string | undefined, value: ts.Expression): void => {
    const literal = literalOf(value);
    if (name === undefined || literal === undefined) return;
    defaults.set(name, (defaults.get(name) ?? new Set()).add(literal));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node)) numbers.add(Number(node.text));
    if (ts.isBinaryExpression(node)) {
      const product = productOf(node);
      if (product !== undefined) numbers.add(Number(product));
    }
    if (ts.isStringLiteralLike(node) || node.kind === ts.SyntaxKind.TemplateHead) {
      for (const [number] of node.getText().matchAll(/\d[\d,_]*(?:\.\d+)?/gu)) {
        numbers.add(Number(number.replace(/[,_]/gu, '')));
      }
    }
    if (ts.isBindingElement(node) && node.initializer) {
      add((node.propertyName ?? node.name).getText(), node.initializer);
    } else if (ts.isParameter(node) && node.initializer && ts.isIdentifier(node.name)) {
      add(node.name.text, node.initializer);
    } else if (
      ts.isBinaryExpression(node) &&
      (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
        node.operatorToken.kind === ts.SyntaxKind.BarBarToken)
    ) {
      add(readName(node.left), node.right);
      add(receiverOf(node), node.right);
    } else if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind)) {
      addBound(node.left, node.right);
      addBound(node.right, node.left);
    } else if (ts.isConditionalExpression(node)) {
      const asked = askedName(node.condition);
      if (asked) {
        const fallback = asked.isMissing ? node.whenTrue : node.whenFalse;
        add(asked.name, fallback);
        add(receiverOf(node), fallback);
        // The published code names a temporary variable: `(_a = options.x) !== null && … ? _a : 1`.
        const assigned = /\(_\w+ = [\w.?]*?(\w+)\)/u.exec(node.condition.getText())?.[1];
        if (assigned !== undefined) add(assigned, fallback);
      }
    } else if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const callee = node.expression;
      if (
        ts.isIdentifier(callee) &&
        callee.text === 'require' &&
        first &&
        ts.isStringLiteral(first)
      ) {
        imports.push(first.text);
      } else if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'default' && first) {
        add(receiverOf(node), first);
      }
    }
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isObjectLiteralExpression(node.initializer) &&
      /^default/iu.test(node.name.getText())
    ) {
      for (const property of node.initializer.properties) {
        if (ts.isPropertyAssignment(property)) add(property.name.getText(), property.initializer);
      }
    }
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isIdentifier(node.name) &&
      literalOf(node.initializer) !== undefined
    ) {
      constants.set(node.name.text, literalOf(node.initializer) ?? '');
    } else if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.expression.getText() === 'exports'
    ) {
      const literal = literalOf(node.right);
      if (literal !== undefined && literal !== 'undefined')
        constants.set(node.left.name.text, literal);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {defaults, bounds, numbers, constants, imports: imports.filter(isToolkit)};
};

const modules = new Map<string, ModuleDefaults>();

const readModule = (file: string): ModuleDefaults => {
  const known = modules.get(file);
  if (known) return known;
  const read = parseModule(file);
  modules.set(file, read);
  return read;
};

const resolveImport = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) {
    const base = path.resolve(path.dirname(from), specifier);
    return [`${base}.js`, path.join(base, 'index.js'), base].find(
      (file) => file.endsWith('.js') && existsSync(file) && statSync(file).isFile(),
    );
  }
  try {
    return createRequire(from).resolve(specifier);
  } catch {
    return undefined;
  }
};

/** How many modules away from an export to look for facts. */
const MAX_DISTANCE = 6;

/** The values of a name, from the nearest module with one other than `null`. */
const nearestValues = (
  root: string,
  declaration: string,
  name: string,
  fact: 'defaults' | 'bounds',
): ReadonlySet<string> => {
  const start = path.join(root, 'node_modules', declaration.replace(/\.d\.ts(?::.*)?$/u, '.js'));
  let files = existsSync(start) ? [start] : [];
  const seen = new Set(files);
  const constants = new Map<string, string>();
  let isHandedOn = false;
  for (let distance = 0; distance < MAX_DISTANCE && files.length > 0; distance++) {
    const next: string[] = [];
    const found = new Set<string>();
    for (const file of files) {
      const read = readModule(file);
      for (const [constant, value] of read.constants) constants.set(constant, value);
      for (const literal of read[fact].get(name) ?? []) found.add(literal);
      for (const specifier of read.imports) {
        const target = resolveImport(file, specifier);
        if (target !== undefined && !seen.has(target)) {
          seen.add(target);
          next.push(target);
        }
      }
    }
    // A module that passes on `null` leaves the default to the next one.
    const values = [...found].flatMap((literal) => {
      const value = literal.startsWith('@')
        ? constantIn(literal.slice(1), constants, next)
        : literal;
      return value === undefined || value === 'undefined' || value.startsWith('@') ? [] : [value];
    });
    if (values.some((value) => value !== 'null')) return new Set(values);
    if (values.length > 0) isHandedOn = true;
    files = next;
  }
  return new Set(isHandedOn ? ['null'] : []);
};

/** Whether a number occurs in the published code of an export, or of what it loads. */
export const isNumberInCode = (root: string, declaration: string, number: number): boolean => {
  const start = path.join(root, 'node_modules', declaration.replace(/\.d\.ts(?::.*)?$/u, '.js'));
  let files = existsSync(start) ? [start] : [];
  const seen = new Set(files);
  for (let distance = 0; distance < MAX_DISTANCE && files.length > 0; distance++) {
    if (files.some((file) => readModule(file).numbers.has(number))) return true;
    files = files.flatMap((file) =>
      readModule(file).imports.flatMap((specifier) => {
        const target = resolveImport(file, specifier);
        if (target === undefined || seen.has(target)) return [];
        seen.add(target);
        return [target];
      }),
    );
  }
  return false;
};

/**
 * The literals to which an option falls back in the published code of an export: in its own module, otherwise in the
 * nearest modules that it loads. Empty if there is none, or if it's computed.
 *
 * @param root the project's root
 * @param declaration the export's declaration file from `node_modules`, as in the model
 * @param name the option
 */
export const codeDefaults = (
  root: string,
  declaration: string,
  name: string,
): ReadonlySet<string> => nearestValues(root, declaration, name, 'defaults');

/** The numbers that the published code of an export compares an option with. */
export const codeBounds = (root: string, declaration: string, name: string): ReadonlySet<string> =>
  nearestValues(root, declaration, name, 'bounds');

/** The value of a constant, which an imported module may declare. */
const constantIn = (
  name: string,
  known: ReadonlyMap<string, string>,
  next: readonly string[],
): string | undefined => {
  let at = name;
  for (let depth = 0; depth < 4; depth++) {
    const key = at;
    const value =
      known.get(key) ??
      next.map((file) => readModule(file).constants.get(key)).find((found) => found !== undefined);
    if (value === undefined || !value.startsWith('@')) return value;
    at = value.slice(1);
  }
  return undefined;
};
