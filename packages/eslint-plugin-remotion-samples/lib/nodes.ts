import type {SourceCode} from 'eslint';

/** A node of the syntax tree, and its kinds that rules look at. */
export type Node = NonNullable<Parameters<SourceCode['getText']>[0]>;
type NodeOf<Type extends Node['type']> = Extract<Node, {type: Type}>;
export type CallExpression = NodeOf<'CallExpression'>;
export type FunctionNode = NodeOf<
  'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression'
>;
export type Identifier = NodeOf<'Identifier'>;
export type Property = NodeOf<'Property'>;

export type Parented = Node & {readonly parent?: Parented};

/** The innermost function around a node. */
export const enclosingFunction = (node: Parented): FunctionNode | undefined => {
  for (let at = node.parent; at; at = at.parent) {
    if (/^(?:Arrow)?Function/u.test(at.type)) return at as FunctionNode;
  }
  return undefined;
};

/** The name of the called function or method; empty for other callees. */
export const calleeName = ({callee}: CallExpression): string =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
      ? callee.property.name
      : '';
