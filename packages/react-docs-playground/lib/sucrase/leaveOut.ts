import fs from 'node:fs/promises';

import type {BuildResult, Plugin} from 'esbuild';

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

/** Tables of numbers with names, which sucrase publishes as objects. */
const numberTables = [
  'parser/tokenizer/keywords',
  'parser/tokenizer/types',
  'parser/util/charcodes',
].map((part) => `sucrase/dist/esm/${part}.js`);

/**
 * The enum that a table was before sucrase was published: the bundler then writes the numbers into the code.
 *
 * @throws when it is written in another way
 */
export const asEnum = (source: string): string => {
  const lines = source
    .replace(/export var (\w+); \(function \(\1\) \{/, 'export enum $1 {')
    .replaceAll(/const (\w+) = (.+?); \w+\[\w+\["\1"\] = \1\] = "\1";/g, '$1 = $2,')
    .replace(/^\}\)\((\w+) \|\| \(\1 = \{\}\)\);/m, '}');
  if (!/^export enum \w+ \{/m.test(lines) || /\bconst \w+ = \d/.test(lines)) {
    throw new Error(
      'react-docs-playground/lib/sucrase/leaveOut.ts: a table of numbers has a different form; adapt asEnum().',
    );
  }
  return lines;
};

const packagePath = (file: string): string =>
  file.replaceAll('\\', '/').replace(/^.*\/node_modules\//, '');

/**
 * Bundles the parser once, puts empty modules in the place of these parts, and enums in that of tables. Fails when one
 * of them isn't in the bundle any more.
 */
export const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  setup: (build) => {
    const found = new Set<string>();
    // The files that sucrase itself is bundled from; the others are for Node.js.
    build.onResolve({filter: /^sucrase\/dist\/parser\//}, ({path: name, resolveDir, kind}) =>
      build.resolve(name.replace('/dist/', '/dist/esm/'), {resolveDir, kind}),
    );
    build.onLoad({filter: /[\\/](?:sucrase|ts-interface-checker)[\\/]/}, async ({path: file}) => {
      const name = packagePath(file);
      if (numberTables.includes(name)) {
        found.add(name);
        return {contents: asEnum(await fs.readFile(file, 'utf8')), loader: 'ts'};
      }
      const contents = stubs.get(name);
      if (contents === undefined) return undefined;
      found.add(name);
      return {contents, loader: 'js'};
    });
    build.onEnd(({errors}: BuildResult) => {
      const missing = [...stubs.keys(), ...numberTables].filter((name) => !found.has(name));
      if (errors.length > 0 || missing.length === 0) return;
      throw new Error(
        `react-docs-playground/lib/sucrase/leaveOut.ts: the bundle has no ${missing.join(', ')}; adapt the list to the installed version.`,
      );
    });
  },
};
