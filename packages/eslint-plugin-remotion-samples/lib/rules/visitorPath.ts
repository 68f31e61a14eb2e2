import type {Rule} from 'eslint';

import {
  calleeName,
  type CallExpression,
  type Identifier,
  type Node,
  type Property,
} from '../nodes.ts';
import {REQUEST_NAMES} from '../requests.ts';

const rootOf = (node: Node): Identifier | undefined => {
  if (node.type === 'Identifier') return node;
  if (node.type === 'MemberExpression') return rootOf(node.object);
  if (node.type === 'AwaitExpression') return rootOf(node.argument);
  return node.type === 'CallExpression' && node.callee.type === 'MemberExpression'
    ? rootOf(node.callee)
    : undefined;
};

const VISITOR_PARTS = /^(?:body|query|params|searchParams|formData|json|text)$/u;

const isVisitorMember = (node: Node): boolean =>
  node.type === 'MemberExpression' &&
  ((node.property.type === 'Identifier' && VISITOR_PARTS.test(node.property.name)) ||
    isVisitorMember(node.object));

/** Options and functions whose value is a path on the server. */
const PATH_OPTIONS = /^(?:outputLocation|output|outDir|outputDir|frameOutput|fileName|filename)$/u;
const PATH_CALLS =
  /^(?:join|resolve|readFile|readFileSync|writeFile|writeFileSync|createReadStream|createWriteStream|sendFile|download|unlink|rm|rmSync)$/u;

/** User input in a path, which can contain `../`. */
export const visitorPath: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: {description: 'Input from a request never becomes part of a file path'},
    schema: [],
    messages: {
      found:
        '{{text}} is visitor input, and becomes a path here: look it up in a list, or generate an id.',
    },
  },
  create: (context) => {
    /** The user input in an expression. What another function returns counts as validated. */
    const visitorText = (node: Node, depth = 0): string | undefined => {
      if (depth > 5) return undefined;
      if (node.type === 'TemplateLiteral') {
        return node.expressions.map((inner) => visitorText(inner, depth + 1)).find(Boolean);
      }
      if (node.type === 'BinaryExpression' && node.operator === '+') {
        return visitorText(node.left, depth + 1) ?? visitorText(node.right, depth + 1);
      }
      const root = rootOf(node);
      const isRequest = root && REQUEST_NAMES.test(root.name);
      if (
        isRequest &&
        (isVisitorMember(node) || /searchParams/u.test(context.sourceCode.getText(node)))
      ) {
        return context.sourceCode.getText(node);
      }
      if (node.type !== 'Identifier') return undefined;
      const scope = context.sourceCode.getScope(node);
      const found = scope.references.find(({identifier}) => identifier === node)?.resolved;
      const definition = found?.defs[0]?.node as Node | undefined;
      if (definition?.type !== 'VariableDeclarator' || !definition.init) return undefined;
      const source = visitorText(definition.init, depth + 1);
      return source === undefined && isRequestBody(definition.init)
        ? node.name
        : source && node.name;
    };
    const isRequestBody = (node: Node): boolean => {
      const root = rootOf(node);
      return root !== undefined && REQUEST_NAMES.test(root.name) && isVisitorMember(node);
    };
    const check = (node: Node): void => {
      const text = visitorText(node);
      if (text !== undefined) context.report({node, messageId: 'found', data: {text}});
    };
    return {
      CallExpression: (node: CallExpression) => {
        if (!PATH_CALLS.test(calleeName(node))) return;
        for (const argument of node.arguments) {
          if (argument.type !== 'SpreadElement') check(argument);
        }
      },
      Property: (node: Property) => {
        if (node.key.type === 'Identifier' && PATH_OPTIONS.test(node.key.name)) check(node.value);
      },
    };
  },
};
