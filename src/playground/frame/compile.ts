import {transform} from 'sucrase';

import type {Problem, ProjectFile} from '../protocol';
import {farthestError, forgetErrors} from './farthestError';
import {guardLoops} from './loopGuards';

/** Code that is wrong, with its place. */
export class CodeError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** A file that can run, and what it imports. */
export interface CompiledFile {
  name: string;
  code: string;
  imports: {name: string; line: number}[];
}

const importsOf = (code: string): CompiledFile['imports'] =>
  code.split('\n').flatMap((text, index) =>
    [...text.matchAll(/\brequire\(['"]([^'"]+)['"]\)/g)].map(([, name = '']) => ({
      name,
      line: index + 1,
    })),
  );

const compileFile = ({name, code}: ProjectFile): CompiledFile => {
  forgetErrors();
  try {
    const {code: compiled} = transform(code, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      // Browsers that show the site know what it would translate.
      disableESTransforms: true,
      filePath: name,
    });
    return {name, code: guardLoops(compiled), imports: importsOf(compiled)};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CodeError({message, ...farthestError(code), file: name});
  }
};

const compiled = new WeakMap<ProjectFile, CompiledFile>();
let last: readonly ProjectFile[] = [];

/**
 * Turns files into JavaScript that keeps their lines. Files that did not change are not compiled again.
 *
 * @throws {CodeError} at the first syntax error
 */
export const compile = (files: readonly ProjectFile[]): CompiledFile[] => {
  const same = files.map(
    (file) => last.find(({name, code}) => name === file.name && code === file.code) ?? file,
  );
  last = same;
  return same.map((file) => {
    const result = compiled.get(file) ?? compileFile(file);
    compiled.set(file, result);
    return result;
  });
};

/** The file that a relative import names; imports leave out extensions. */
export const resolveFile = (
  files: readonly CompiledFile[],
  name: string,
): CompiledFile | undefined => {
  if (!name.startsWith('./')) return undefined;
  const wanted = name.slice(2);
  return files.find(
    (file) => file.name === wanted || file.name.replace(/\.(?:tsx?|jsx?)$/, '') === wanted,
  );
};
