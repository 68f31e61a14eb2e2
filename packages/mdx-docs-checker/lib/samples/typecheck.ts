import {join, sep} from 'node:path';
import ts from 'typescript';
import type {CheckJob, ProjectState} from './project';
import type {SampleFinding} from './sample';

/** Checks all jobs together; returns the findings by job key. */
export type Typechecker = (jobs: readonly CheckJob[]) => Map<string, SampleFinding[]>;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  noUncheckedSideEffectImports: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
};

/** Whether a code is one of the “implicitly has an 'any' type” errors, which plain JavaScript can't avoid. */
const isImplicitAny = (code: number): boolean => code >= 7005 && code <= 7061;

/** A sample that adds to the global scope or to another module must not reach other samples. */
const AUGMENTS = /^\s*declare\s+(?:global|module)\b/mu;

/** What the compiler knows besides the samples. */
export interface TypecheckOptions {
  /** As in `tsconfig.json`, from the root; added to the defaults, which are strict. */
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
  /** Absolute paths of files with declarations that are visible to every sample. */
  readonly ambient?: readonly string[];
  /**
   * Matches the code of samples that would change types for all others, and therefore get a program of their
   * own.
   */
  readonly separate?: RegExp;
}

/** Declarations of packages as parsed, by path: they do not change while a process runs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** @throws if the configuration names an option that the compiler doesn't have */
const compilerOptions = (root: string, own: TypecheckOptions['compilerOptions']) => {
  const {options, errors} = ts.convertCompilerOptionsFromJson(own ?? {}, root);
  if (errors[0]) {
    const reason = ts.flattenDiagnosticMessageText(errors[0].messageText, ' ');
    throw new Error(`The compiler options aren't valid: ${reason}`);
  }
  return {types: [], ...OPTIONS, ...options};
};

/**
 * Creates a type checker.
 *
 * @param root the project's root; packages resolve from its `node_modules`
 * @throws if a compiler option isn't valid
 */
export const createTypechecker = (
  root: string,
  {compilerOptions: own, ambient = [], separate: alone}: TypecheckOptions = {},
): Typechecker => {
  const samplesRoot = join(root, '.samples').replaceAll(sep, '/');
  const options = compilerOptions(root, own);

  const check = (jobs: readonly CheckJob[], findings: Map<string, SampleFinding[]>) => {
    const virtual = new Map<string, string>();
    for (const {state} of jobs) {
      for (const [file, code] of state.files) {
        virtual.set(pathOf(samplesRoot, state, file), code);
      }
    }

    const roots = jobs
      .filter(({file}) => !file.endsWith('.json'))
      .map(({state, file}) => pathOf(samplesRoot, state, file));
    const program = ts.createProgram({
      rootNames: [...ambient, ...roots],
      options,
      host: createHost(root, options, samplesRoot, virtual),
    });
    const broken = program.getOptionsDiagnostics();
    if (broken[0]) {
      throw new Error(ts.flattenDiagnosticMessageText(broken[0].messageText, ' '));
    }

    for (const {key, state, file} of jobs) {
      const source = program.getSourceFile(pathOf(samplesRoot, state, file));
      const diagnostics = source
        ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
        : [];
      const isScript = /\.jsx?$/u.test(file);
      findings.set(
        key,
        diagnostics
          .filter(({code}) => !(isScript && isImplicitAny(code)))
          .map((diagnostic) => toFinding(diagnostic, samplesRoot)),
      );
    }
  };

  return (jobs) => {
    const findings = new Map<string, SampleFinding[]>();
    for (const program of separate(
      [...new Map(jobs.map((job) => [job.key, job])).values()],
      alone,
    )) {
      check(program, findings);
    }

    return findings;
  };
};

/** Distributes the jobs among programs, so that no job sees declarations that another one adds. */
const separate = (jobs: readonly CheckJob[], pattern: RegExp | undefined): CheckJob[][] => {
  const alone: CheckJob[][] = [];
  const separated: CheckJob[] = [];
  const others: CheckJob[] = [];
  for (const job of jobs) {
    if (contains(job.state, AUGMENTS)) {
      alone.push([job]);
    } else if (pattern && contains(job.state, pattern)) {
      separated.push(job);
    } else {
      others.push(job);
    }
  }

  return [others, separated, ...alone].filter((program) => program.length > 0);
};

const contains = ({files}: ProjectState, pattern: RegExp): boolean =>
  [...files.values()].some((code) => pattern.test(code));

const pathOf = (samplesRoot: string, state: ProjectState, file: string): string =>
  `${samplesRoot}/${state.id}/${file}`;

const createHost = (
  root: string,
  options: ts.CompilerOptions,
  samplesRoot: string,
  virtual: ReadonlyMap<string, string>,
): ts.CompilerHost => {
  const disk = ts.createCompilerHost(options);
  const isSample = (path: string) => path.startsWith(samplesRoot);
  const folders = new Set<string>();
  for (const path of virtual.keys()) {
    for (let end = path.lastIndexOf('/'); end > samplesRoot.length;) {
      folders.add(path.slice(0, end));
      end = path.lastIndexOf('/', end - 1);
    }
  }

  folders.add(samplesRoot);
  return {
    ...disk,
    getCurrentDirectory: () => root,
    fileExists: (path) => (isSample(path) ? virtual.has(path) : disk.fileExists(path)),
    readFile: (path) => (isSample(path) ? virtual.get(path) : disk.readFile(path)),
    directoryExists: (path) =>
      isSample(path) ? folders.has(path) : (disk.directoryExists?.(path) ?? false),
    realpath: (path) => (isSample(path) ? path : (disk.realpath?.(path) ?? path)),
    getSourceFile: (path, languageVersion) => {
      if (!isSample(path)) {
        if (!parsed.has(path)) {
          parsed.set(path, disk.getSourceFile(path, languageVersion));
        }

        return parsed.get(path);
      }

      const code = virtual.get(path);
      return code === undefined ? undefined : ts.createSourceFile(path, code, languageVersion);
    },
  };
};

const toFinding = (diagnostic: ts.Diagnostic, samplesRoot: string): SampleFinding => {
  const {file, start, code, messageText} = diagnostic;
  const position =
    file && start !== undefined ? file.getLineAndCharacterOfPosition(start) : undefined;
  const message = ts
    .flattenDiagnosticMessageText(messageText, '\n')
    .replace(/\s*\n\s*/gu, ' ')
    .replaceAll(`${samplesRoot}/`, '')
    .replace(/\b[0-9a-f]{24}\//gu, './');
  return {
    line: (position?.line ?? 0) + 1,
    column: (position?.character ?? 0) + 1,
    code: `TS${code}`,
    message:
      code === 2307 && message.includes("'.") ? `${message} ${RELATIVE_IMPORT_CURE}` : message,
  };
};

const RELATIVE_IMPORT_CURE =
  'Give both samples the same group, as in file="src/Root.tsx" group="player", or declare what is needed above // ---cut---.';
