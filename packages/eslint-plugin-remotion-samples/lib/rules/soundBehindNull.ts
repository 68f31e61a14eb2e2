import type {Rule} from 'eslint';

import {enclosingFunction, type FunctionNode, type Node} from '../nodes.ts';

/** ESTree's types don't include JSX. */
interface JsxOpening {
  readonly name: {readonly type: string; readonly name?: string};
}

const SOUND_TAGS = ['Audio', 'Html5Audio', 'Video', 'Html5Video', 'OffthreadVideo'];

/** Audio behind `return null`: playback restarts, or never starts. */
export const soundBehindNull: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: {description: 'Audio and video tags stay mounted while a component has nothing to show'},
    schema: [],
    messages: {
      found:
        'While this returns null, <{{tag}}> is unmounted: there is no sound. Return the tag in both cases.',
    },
  },
  create: (context) => {
    const returns = new Map<FunctionNode, Node>();
    const tags = new Map<FunctionNode, string>();
    return {
      'IfStatement ReturnStatement': (node: Node) => {
        const isNull =
          node.type === 'ReturnStatement' &&
          node.argument?.type === 'Literal' &&
          node.argument.value === null;
        const owner = enclosingFunction(node);
        if (isNull && owner && !returns.has(owner)) returns.set(owner, node);
      },
      JSXOpeningElement: (node: Node & JsxOpening) => {
        const owner = enclosingFunction(node);
        const {name} = node.name;
        if (owner && name !== undefined && SOUND_TAGS.includes(name)) tags.set(owner, name);
      },
      'Program:exit': () => {
        for (const [owner, node] of returns) {
          const tag = tags.get(owner);
          if (tag !== undefined) context.report({node, messageId: 'found', data: {tag}});
        }
      },
    };
  },
};
