import {transform} from 'sucrase';

import {farthestError, forgetErrors} from './sucrase/farthestError.ts';
import {parse, TokenType, type Token} from './sucrase/tokens.ts';
import {lineAt} from './lineAt.ts';
import type {Problem, ProjectFile} from './protocol.ts';
import {guardLoops} from './loopGuards.ts';

/** An error in the code, with its position. */
export class CodeError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** A runnable file, and what it imports. */
export interface CompiledFile {
  name: string;
  code: string;
  imports: {name: string; line: number}[];
}

/** The `require()` calls in compiled code. The tokens distinguish them from the same text in a string. */
const importsOf = (code: string): CompiledFile['imports'] => {
  const {tokens} = parse(code, false, false, false);
  const textOf = ({start, end}: Token): string => code.slice(start, end);
  return tokens.flatMap((token, index) => {
    const [open, name] = tokens.slice(index + 1);
    const isCall =
      token.type === TokenType.name &&
      textOf(token) === 'require' &&
      tokens[index - 1]?.type !== TokenType.dot &&
      open?.type === TokenType.parenL &&
      name?.type === TokenType.string;
    return isCall ? [{name: textOf(name).slice(1, -1), line: lineAt(code, token.start)}] : [];
  });
};

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
    const farthest = farthestError();
    throw new CodeError({
      file: name,
      message: farthest?.message ?? message,
      ...(farthest && {line: lineAt(code, farthest.pos)}),
    });
  }
};

const compiled = new WeakMap<ProjectFile, CompiledFile>();
let last: readonly ProjectFile[] = [];

/**
 * Compiles files to JavaScript, keeping line numbers. Unchanged files aren't compiled again.
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
