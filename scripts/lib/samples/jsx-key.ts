import ts from 'typescript';
import type {SampleFinding} from './types';

/**
 * Finds elements of lists that have no `key`: what a callback of `map()`, `flatMap()` or
 * `Array.from()` returns, and the items of array literals. An element with spread props may get
 * its key from them and is left alone.
 */
export const findMissingKeys = (code: string, file: string): SampleFinding[] => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022);
  const findings: SampleFinding[] = [];

  const report = (node: ts.Node) => {
    const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
    const message = ts.isJsxFragment(node)
      ? 'A fragment of a list needs a key: write <React.Fragment key={…}>.'
      : 'An element of a list needs a key.';
    findings.push({line: line + 1, column: character + 1, code: 'jsx-key', message});
  };

  const visit = (node: ts.Node) => {
    const items = ts.isArrayLiteralExpression(node)
      ? node.elements.flatMap(outcomes)
      : ts.isCallExpression(node)
        ? listItems(node)
        : [];
    items.filter(lacksKey).forEach(report);
    ts.forEachChild(node, visit);
  };

  visit(source);
  return findings;
};

const listItems = ({expression, arguments: args}: ts.CallExpression): ts.Expression[] => {
  if (!ts.isPropertyAccessExpression(expression)) {
    return [];
  }

  const method = expression.name.text;
  const owner = expression.expression;
  const isArrayFrom = method === 'from' && ts.isIdentifier(owner) && owner.text === 'Array';
  const isChildren = /(?:^|\.)Children$/u.test(propertyPath(owner));
  if (!isArrayFrom && (isChildren || !['map', 'flatMap'].includes(method))) {
    return [];
  }

  const callback = args[isArrayFrom ? 1 : 0];
  return callback && (ts.isArrowFunction(callback) || ts.isFunctionExpression(callback))
    ? returnsOf(callback.body).flatMap(outcomes)
    : [];
};

const propertyPath = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) {
    return node.text;
  }

  return ts.isPropertyAccessExpression(node)
    ? `${propertyPath(node.expression)}.${node.name.text}`
    : '';
};

/** What a function's body returns, nested functions apart. */
const returnsOf = (body: ts.ConciseBody): ts.Expression[] => {
  if (!ts.isBlock(body)) {
    return [body];
  }

  const returned: ts.Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression) {
      returned.push(node.expression);
    } else if (!ts.isFunctionLike(node)) {
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(body, visit);
  return returned;
};

/** The expressions that an expression may amount to. */
const outcomes = (node: ts.Expression): ts.Expression[] => {
  if (ts.isParenthesizedExpression(node)) {
    return outcomes(node.expression);
  }

  if (ts.isConditionalExpression(node)) {
    return [...outcomes(node.whenTrue), ...outcomes(node.whenFalse)];
  }

  return ts.isBinaryExpression(node) ? outcomes(node.right) : [node];
};

const lacksKey = (node: ts.Expression): boolean => {
  if (ts.isJsxFragment(node)) {
    return true;
  }

  const opening = ts.isJsxElement(node)
    ? node.openingElement
    : ts.isJsxSelfClosingElement(node)
      ? node
      : undefined;
  return (
    opening !== undefined &&
    !opening.attributes.properties.some(
      (attribute) =>
        ts.isJsxSpreadAttribute(attribute) ||
        (ts.isIdentifier(attribute.name) && attribute.name.text === 'key'),
    )
  );
};
