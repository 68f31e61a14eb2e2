import {parse} from 'es-module-lexer/js';
import {transform} from 'sucrase';

import type {ProjectFile} from './protocol.ts';
import {Refusal} from './refusal.ts';

/** Names that the registry allows; files, addresses and modules such as `node:fs` have none of these. */
const packagePattern = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;

/** The package of an import: `@remotion/transitions/fade` is part of `@remotion/transitions`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** What a file still imports once types and JSX are compiled, as the frame compiles them. */
const importsOf = ({name, code}: ProjectFile): string[] => {
  try {
    const {code: compiled} = transform(code, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
      filePath: name,
    });
    // Comments and texts that look like imports are none to a lexer.
    const [imports] = parse(compiled, name);
    return imports.flatMap(({n: from}) => from ?? []);
  } catch {
    throw new Refusal(`${name} has a syntax error. Fix it first.`);
  }
};

/**
 * The packages that code imports when it runs: neither those of types, nor those in comments and texts.
 * Anyone can write the code, so the names are not to be trusted.
 *
 * @throws {Refusal} when a file can't be compiled
 */
export const importedPackages = (files: readonly ProjectFile[]): string[] => {
  const names = files
    .filter(({name}) => !name.endsWith('.json'))
    .flatMap(importsOf)
    .map(packageOf)
    .filter((name) => packagePattern.test(name));
  return [...new Set(names)].sort();
};
