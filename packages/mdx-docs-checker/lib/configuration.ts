import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {z} from 'zod';

import type {Check, Configuration} from './check';
import type {FenceKey} from './fenceGrammar';

/** Provides types for a configuration in an editor; returns it unchanged. */
export const defineConfig = (configuration: Configuration): Configuration => configuration;

/** The possible names of the configuration file. */
const NAMES = ['mdx-docs-checker.config.mjs', 'mdx-docs-checker.config.js'];

const isCheck = (value: unknown): value is Check =>
  z.object({name: z.string().min(1), check: z.function()}).safeParse(value).success;

const shape = z
  .object({
    pages: z.array(z.string()).min(1, 'name a folder with pages'),
    checks: z
      .array(z.custom<Check>(isCheck, 'is not a check: call links(), samples() and so on'))
      .min(1, 'name a check'),
    fenceWords: z.record(z.custom<FenceKey>()).optional(),
    tools: z.array(z.string()).optional(),
  })
  .strict();

/**
 * Finds the configuration file.
 *
 * @throws if there is none
 */
export const configurationFile = (root: string, name?: string): string => {
  const candidates = (name === undefined ? NAMES : [name]).map((file) => path.resolve(root, file));
  const found = candidates.find((file) => fs.existsSync(file));
  if (found !== undefined) return found;
  throw new Error(
    `There is no ${name ?? NAMES[0]} in ${root}. Create one that exports {pages: ['docs'], checks: [links()]}.`,
  );
};

/**
 * Reads a configuration.
 *
 * @throws if its default export isn't one
 */
export const readConfiguration = async (file: string): Promise<Configuration> => {
  const module = z.object({default: z.unknown()}).parse(await import(pathToFileURL(file).href));
  const result = shape.safeParse(module.default);
  if (result.success) {
    const {pages, checks, fenceWords, tools} = result.data;
    return {pages, checks, ...(fenceWords && {fenceWords}), ...(tools && {tools})};
  }
  const problems = result.error.issues.map(
    ({path: keys, message}) =>
      `  - ${keys.length === 0 ? 'the default export' : keys.join('.')}: ${message}`,
  );
  throw new Error(`${path.basename(file)} is not a valid configuration:\n${problems.join('\n')}`);
};
