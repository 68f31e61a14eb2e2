import path from 'node:path';
import ts from 'typescript';

/**
 * Modules that are read besides the toolkit's own. Everything else a declaration file imports (AWS,
 * webpack, three…) stays unresolved: no public option of the toolkit is declared there, and reading
 * them would take ten times as long.
 */
const READ_MODULES =
  /^(?:\.|\/|remotion|@remotion\/|react|csstype|zod|@react-three\/fiber|zustand)/;

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** A program over the declaration files of some entry points. */
interface EntryProgram {
  checker: ts.TypeChecker;
  /** Source file by entry point. */
  files: Map<string, ts.SourceFile>;
}

/** The declaration file of an entry point; throws when the package is not installed. */
const declarationFile = (root: string, entry: string): string => {
  const from = path.join(root, 'index.ts');
  const found = ts.resolveModuleName(entry, from, OPTIONS, ts.sys).resolvedModule?.resolvedFileName;
  if (found?.endsWith('.d.ts')) return found;
  throw new Error(`No types found for ${entry}: install the package, then run again.`);
};

/** Opens the types of the given entry points as installed under `root`. */
export const openEntries = (root: string, entries: readonly string[]): EntryProgram => {
  const paths = new Map(entries.map((entry) => [entry, declarationFile(root, entry)]));
  const host = ts.createCompilerHost(OPTIONS);
  const cache = ts.createModuleResolutionCache(root, (name) => name, OPTIONS);
  host.resolveModuleNameLiterals = (literals, containingFile, redirected, options) =>
    literals.map(({text}) =>
      READ_MODULES.test(text)
        ? ts.resolveModuleName(text, containingFile, options, host, cache, redirected)
        : {resolvedModule: undefined},
    );
  host.resolveTypeReferenceDirectiveReferences = (references) =>
    references.map(() => ({resolvedTypeReferenceDirective: undefined}));
  const program = ts.createProgram([...paths.values()], OPTIONS, host);
  const files = new Map<string, ts.SourceFile>();
  for (const [entry, file] of paths) {
    const source = program.getSourceFile(file);
    if (source) files.set(entry, source);
  }
  return {checker: program.getTypeChecker(), files};
};
