import type {Rule} from 'eslint';

import type {CallExpression} from '../nodes.ts';
import {isPerRequest} from '../requests.ts';

/** Bundling for each request: it takes seconds, and the result is always the same. */
export const bundlePerRequest: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: {description: 'A server bundles once, not for each request'},
    schema: [],
    messages: {
      found:
        'bundle() runs for each request here: call it once, when the server starts or is built.',
    },
  },
  create: (context) => ({
    "CallExpression[callee.name='bundle']": (node: CallExpression) => {
      if (isPerRequest(node)) context.report({node, messageId: 'found'});
    },
  }),
};
