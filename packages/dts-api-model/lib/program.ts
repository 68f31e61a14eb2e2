import path from 'node:path';
import ts from 'typescript';

import {packageOf} from './model';
import type {ReaderOptions} from './options';

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
export interface EntryProgram {
  checker: ts.TypeChecker;
  /** Source file by entry point. */
  files: Map<string, ts.SourceFile>;
  options: ReaderOptions;
}

/** Where the API's own packages are, when they are not below one `node_modules`: other releases of them. */
export interface PackageSource {
  /** The folder whose `node_modules` has the package; undefined when there is none. */
  rootOf: (packageName: string) => string | undefined;
  /** Files that were read before, by path; files of several programs are read once. */
  sourceFiles: Map<string, ts.SourceFile | undefined>;
}

/** The declaration file of an entry point, or undefined. */
export const findDeclarations = (root: string, entry: string): string | undefined => {
  const from = path.join(root, 'index.ts');
  const found = ts.resolveModuleName(entry, from, OPTIONS, ts.sys).resolvedModule?.resolvedFileName;
  return found?.endsWith('.d.ts') ? found : undefined;
};

/** The declaration file of an entry point; throws when the package is not installed. */
const declarationFile = (root: string, entry: string): string => {
  const found = findDeclarations(root, entry);
  if (found !== undefined) return found;
  throw new Error(`No types found for ${entry}: install the package, then run again.`);
};

/**
 * Opens the types of the given entry points as installed under `root`, or, for the API's own packages, as `source` has
 * them. An absolute path names a declaration file.
 *
 * @throws when an entry point has no types
 */
export const openEntries = (
  root: string,
  entries: readonly string[],
  options: ReaderOptions,
  source?: PackageSource,
): EntryProgram => {
  const {isOwn, isRead, substitute} = options;
  const isOpened = (specifier: string): boolean =>
    /^[./]/.test(specifier) || isOwn(packageOf(specifier)) || (isRead?.(specifier) ?? true);
  const rootOf = (specifier: string): string | undefined =>
    source && isOwn(packageOf(specifier)) ? source.rootOf(packageOf(specifier)) : root;
  const paths = new Map(
    entries.map((entry) => [
      entry,
      path.isAbsolute(entry) ? entry : declarationFile(rootOf(entry) ?? root, entry),
    ]),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const cache = ts.createModuleResolutionCache(root, (name) => name, OPTIONS);
  host.resolveModuleNameLiterals = (literals, containingFile, redirected, compilerOptions) =>
    literals.map(({text}) => {
      if (!isOpened(text)) return {resolvedModule: undefined};
      const elsewhere = source && !/^[./]/.test(text) ? rootOf(text) : containingFile;
      if (elsewhere === undefined) return {resolvedModule: undefined};
      const from = elsewhere === containingFile ? containingFile : path.join(elsewhere, 'index.ts');
      const resolve = (name: string, file: string): ts.ResolvedModuleWithFailedLookupLocations =>
        ts.resolveModuleName(name, file, compilerOptions, host, cache, redirected);
      const found = resolve(text, from);
      const other = found.resolvedModule ? undefined : substitute?.(text, root);
      if (!other) return found;
      return resolve(
        other.specifier,
        other.root === undefined ? from : path.join(other.root, 'index.ts'),
      );
    });
  if (source) {
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (file, ...rest) => {
      if (!source.sourceFiles.has(file)) source.sourceFiles.set(file, read(file, ...rest));
      return source.sourceFiles.get(file);
    };
  }
  host.resolveTypeReferenceDirectiveReferences = (references) =>
    references.map(() => ({resolvedTypeReferenceDirective: undefined}));
  const program = ts.createProgram([...paths.values()], OPTIONS, host);
  const files = new Map<string, ts.SourceFile>();
  for (const [entry, file] of paths) {
    const source = program.getSourceFile(file);
    if (source) files.set(entry, source);
  }
  return {checker: program.getTypeChecker(), files, options};
};
