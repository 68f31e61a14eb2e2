import path from 'node:path';
import ts from 'typescript';

import {packageOf} from '../model';

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

/** Later releases of the toolkit name Zod's versions; the installed Zod 3 is the first of them under its older name. */
const ZOD_3 = 'zod/v3';

/** The installed package that brings Zod 4 for itself. */
const WITH_ZOD_4 = 'node_modules/@modelcontextprotocol/sdk';

/** A program over the declaration files of some entry points. */
export interface EntryProgram {
  checker: ts.TypeChecker;
  /** Source file by entry point. */
  files: Map<string, ts.SourceFile>;
}

/** Where the toolkit's packages are, when they are not below one `node_modules`: other releases of them. */
export interface PackageSource {
  /** The folder whose `node_modules` has the package; undefined when there is none. */
  rootOf: (packageName: string) => string | undefined;
  /** Files that were read before, by path; files of several programs are read once. */
  sourceFiles: Map<string, ts.SourceFile | undefined>;
}

const isToolkit = (specifier: string): boolean =>
  /^(?:remotion$|remotion\/|@remotion\/)/.test(specifier);

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
 * Opens the types of the given entry points as installed under `root`, or, for the toolkit's own packages, as
 * `source` has them.
 */
export const openEntries = (
  root: string,
  entries: readonly string[],
  source?: PackageSource,
): EntryProgram => {
  const rootOf = (specifier: string): string | undefined =>
    source && isToolkit(specifier) ? source.rootOf(packageOf(specifier)) : root;
  const paths = new Map(
    entries.map((entry) => [
      entry,
      path.isAbsolute(entry) ? entry : declarationFile(rootOf(entry) ?? root, entry),
    ]),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const cache = ts.createModuleResolutionCache(root, (name) => name, OPTIONS);
  host.resolveModuleNameLiterals = (literals, containingFile, redirected, options) =>
    literals.map(({text}) => {
      if (!READ_MODULES.test(text)) return {resolvedModule: undefined};
      const elsewhere = source && !/^[./]/.test(text) ? rootOf(text) : containingFile;
      if (elsewhere === undefined) return {resolvedModule: undefined};
      const from = elsewhere === containingFile ? containingFile : path.join(elsewhere, 'index.ts');
      const resolve = (name: string, file: string): ts.ResolvedModuleWithFailedLookupLocations =>
        ts.resolveModuleName(name, file, options, host, cache, redirected);
      const found = resolve(text, from);
      if (found.resolvedModule || !text.startsWith('zod/')) return found;
      return text === ZOD_3
        ? resolve('zod', from)
        : resolve(text, path.join(root, WITH_ZOD_4, 'index.ts'));
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
  return {checker: program.getTypeChecker(), files};
};
