import type {Rule} from 'eslint';

import type {Node} from '../nodes.ts';

/** A fixed `framesPerLambda`, with which long videos need more functions than allowed. */
export const fixedFramesPerLambda: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: {description: 'framesPerLambda fits the length of the video'},
    schema: [],
    messages: {
      found:
        'A fixed framesPerLambda fails for long videos, which need more than 200 functions: leave it out, or compute it.',
    },
  },
  create: (context) => ({
    "Property[key.name='framesPerLambda'][value.type='Literal']": (node: Node) => {
      context.report({node, messageId: 'found'});
    },
  }),
};
