// Names in braces, in attributes and as tags that nothing on the page declares: they fail when the page is rendered.
import type {Nodes} from 'mdast';
import ts from 'typescript';
import {nearest} from 'embedded-docs-search/nearest';
import type {Finding} from 'mdx-docs-checker/findings';

/** What MDX hands to each page. */
const GIVEN = ['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets'] as const;

interface Names {
  readonly declared: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

const declares = (node: ts.Node): node is ts.Node & {readonly name: ts.Identifier} =>
  'name' in node &&
  node.name !== undefined &&
  ts.isIdentifier(node.name as ts.Node) &&
  (ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isImportClause(node) ||
    ts.isImportSpecifier(node) ||
    ts.isNamespaceImport(node));

/** Whether an identifier names a thing, and not a part of one. */
const isUse = (node: ts.Identifier): boolean => {
  const {parent} = node;
  if (declares(parent) && parent.name === node) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent))
    return parent.name !== node;
  if (ts.isJsxAttribute(parent) || ts.isImportSpecifier(parent)) return false;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) {
    return /^[A-Z]/u.test(node.text);
  }
  return !ts.isTypeReferenceNode(parent);
};

/** The names that a piece of code declares, at any depth, and those that it uses. */
const namesOf = (code: string): Names => {
  const source = ts.createSourceFile('page.tsx', code, ts.ScriptTarget.ES2022, true);
  const declared = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (declares(node)) declared.add(node.name.text);
    // A comment in braces leaves a hole, which is a name without letters.
    if (ts.isIdentifier(node) && node.text !== '' && isUse(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {declared, used};
};

interface Expression {
  readonly code: string;
  readonly line: number;
  readonly column: number;
  readonly isTag?: true;
}

const placeOf = (node: Nodes): {line: number; column: number} =>
  node.position?.start ?? {line: 1, column: 1};

const expressionsOf = (node: Nodes): Expression[] => {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return [{code: `(${node.value}\n)`, ...placeOf(node)}];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const attributes = node.attributes.flatMap((attribute): Expression[] => {
    const code =
      attribute.type === 'mdxJsxExpressionAttribute'
        ? `({${attribute.value}\n})`
        : typeof attribute.value === 'object' && attribute.value !== null
          ? `(${attribute.value.value}\n)`
          : undefined;
    return code === undefined ? [] : [{code, ...placeOf(node)}];
  });
  const [tag = ''] = (node.name ?? '').split('.');
  return /^[A-Z]/u.test(tag)
    ? [{code: tag, ...placeOf(node), isTag: true}, ...attributes]
    : attributes;
};

const cureOf = ({code, isTag}: Expression, name: string, known: readonly string[]): string => {
  const near = nearest(name, known);
  if (isTag) {
    return near
      ? `write <${near}>`
      : `import it, or write \`<${name}>\` in backticks if it's part of the text`;
  }
  const text = code.slice(1, -2);
  const inText = /^[\w\s,.]*$/u.test(text)
    ? `write \\{${text}}, or \`{${text}}\` in backticks`
    : '';
  return [
    near ? `write ${near}` : '',
    inText && `for braces in the text, ${inText}`,
    near || inText ? '' : 'declare it with "export const" above, or import it',
  ]
    .filter((part) => part !== '')
    .join('; ');
};

/**
 * Finds names that a page uses in expressions and tags without having them.
 *
 * @param nodes all nodes of the page
 * @param components tags that every page can use
 */
export const expressionFindings = (
  file: string,
  nodes: readonly Nodes[],
  components: readonly string[],
): Finding[] => {
  const code = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : [])).join('\n');
  const own = [...namesOf(code).declared];
  const known = new Set<string>([...own, ...components, ...GIVEN]);
  return nodes.flatMap(expressionsOf).flatMap((expression) => {
    const {declared, used} = namesOf(expression.code);
    return [...used]
      .filter((name) => !known.has(name) && !declared.has(name) && !(name in globalThis))
      .map((name) => ({
        file,
        line: expression.line,
        column: expression.column,
        code: 'expression',
        message: expression.isTag
          ? `there is no component <${name}>`
          : `the expression uses "${name}", which the page doesn't define`,
        todo: cureOf(expression, name, expression.isTag ? [...own, ...components] : own),
      }));
  });
};
