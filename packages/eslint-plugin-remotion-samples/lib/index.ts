import type {ESLint, Linter, Rule} from 'eslint';

import {bundlePerRequest} from './rules/bundlePerRequest.ts';
import {fixedFramesPerLambda} from './rules/fixedFramesPerLambda.ts';
import {loosenedSecurity} from './rules/loosenedSecurity.ts';
import {soundBehindNull} from './rules/soundBehindNull.ts';
import {visitorPath} from './rules/visitorPath.ts';

/** The rules, without the name of the plugin. None of them needs types. */
export const rules = {
  'sound-behind-null': soundBehindNull,
  'bundle-per-request': bundlePerRequest,
  'visitor-path': visitorPath,
  'loosened-security': loosenedSecurity,
  'fixed-frames-per-lambda': fixedFramesPerLambda,
} satisfies Record<string, Rule.RuleModule>;

const plugin: ESLint.Plugin = {meta: {name: 'eslint-plugin-remotion-samples'}, rules};

/** A configuration that makes each rule an error, for files that another one parses. */
const recommended: Linter.Config = {
  name: 'remotion-samples/recommended',
  plugins: {'remotion-samples': plugin},
  rules: Object.fromEntries(
    Object.keys(rules).map((name) => [`remotion-samples/${name}`, 'error' as const]),
  ),
};

export default {...plugin, configs: {recommended}};
