import type {Rule} from 'eslint';

import {calleeName, type CallExpression, type Property} from '../nodes.ts';

const LOOSE_OPTIONS: Readonly<Record<string, (value: unknown) => boolean>> = {
  disableWebSecurity: (value) => value === true,
  ignoreCertificateErrors: (value) => value === true,
  rejectUnauthorized: (value) => value === false,
  ACL: (value) => typeof value === 'string' && value.startsWith('public'),
};

const LOOSE_SETTERS = /^setChromium(?:DisableWebSecurity|IgnoreCertificateErrors)$/u;

/** Options that loosen security, which are easily copied without being noticed. */
export const loosenedSecurity: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: {description: 'Options that loosen security are left out or explained'},
    schema: [],
    messages: {
      found:
        '{{name}} loosens security: leave it out, or say why it is needed where you disable this rule.',
    },
  },
  create: (context) => ({
    Property: (node: Property) => {
      const name = node.key.type === 'Identifier' ? node.key.name : '';
      const value = node.value.type === 'Literal' ? node.value.value : undefined;
      if (LOOSE_OPTIONS[name]?.(value)) context.report({node, messageId: 'found', data: {name}});
    },
    CallExpression: (node: CallExpression) => {
      const name = calleeName(node);
      const [argument] = node.arguments;
      const isOn = argument?.type === 'Literal' && argument.value === true;
      if (LOOSE_SETTERS.test(name) && isOn) {
        context.report({node, messageId: 'found', data: {name}});
      }
    },
  }),
};
