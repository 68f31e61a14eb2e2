import type {BuildResult, Plugin} from 'esbuild';

/** The files that sucrase itself is bundled from; the others are for Node.js. */
export const esmParser = {'sucrase/dist/parser': 'sucrase/dist/esm/parser'};

/** What the frame's compiler never runs: parts of sucrase for options that it doesn't set, … */
const unusedParts = [
  'Options-gen-types',
  'computeSourceMap',
  'util/formatTokens',
  'parser/plugins/flow',
  'transformers/ESMImportTransformer',
  'transformers/FlowTransformer',
  'transformers/JestHoistTransformer',
  'transformers/NumericSeparatorTransformer',
  'transformers/OptionalCatchBindingTransformer',
  'transformers/OptionalChainingNullishTransformer',
  'transformers/ReactHotLoaderTransformer',
].map((part) => `sucrase/dist/esm/${part}.js`);

/** … and the check of its options, which are right. */
const optionsChecker = 'ts-interface-checker/dist/index.js';

const stubs = new Map([
  ...unusedParts.map((file) => [file, 'module.exports = {}'] as const),
  [optionsChecker, 'exports.createCheckers = () => ({Options: {strictCheck() {}}})'],
]);

const packagePath = (file: string): string =>
  file.replaceAll('\\', '/').replace(/^.*\/node_modules\//, '');

/** Puts empty modules in the place of these parts. Fails when one of them isn't in the bundle any more. */
export const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  setup: (build) => {
    const found = new Set<string>();
    build.onLoad({filter: /[\\/](?:sucrase|ts-interface-checker)[\\/]/}, ({path: file}) => {
      const name = packagePath(file);
      const contents = stubs.get(name);
      if (contents === undefined) return undefined;
      found.add(name);
      return {contents, loader: 'js'};
    });
    build.onEnd(({errors}: BuildResult) => {
      const missing = [...stubs.keys()].filter((name) => !found.has(name));
      if (errors.length > 0 || missing.length === 0) return;
      throw new Error(
        `upstream/sucrase/leaveOut.ts: the bundle has no ${missing.join(', ')}; adapt the list to the installed version.`,
      );
    });
  },
};
