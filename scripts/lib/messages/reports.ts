// Finds every text that Remotion throws, rejects with, or shows as a warning or an error, by reading the published
// code with the TypeScript compiler.
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import {combine, saysSomething, shown, textsOf, type Resolve, type Text} from './texts';

/** How a text reaches the reader: thrown, logged, or as a notification in the Studio. */
export type ReportKind = 'error' | 'warning' | 'notification';

/** A text that a package reports. */
export interface Report {
  /** With `…` for computed parts. */
  readonly text: string;
  /** The text, split at each computed value. */
  readonly parts: Text;
  readonly kind: ReportKind;
  readonly origin: string;
  /** The published file, relative to the package, and the line, from 1. */
  readonly file: string;
  readonly line: number;
  /** The enclosing function; empty at the top level. */
  readonly within: string;
  /** The documented exports with the shortest chain of calls to it, as `package#export`. */
  readonly refs: readonly string[];
}

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  noEmit: true,
  noLib: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.Preserve,
  types: [],
  maxNodeModuleJsDepth: 100,
};

/** How a text is shown, by the function that shows it. */
const CALLS: readonly {name: RegExp; kind: ReportKind}[] = [
  {name: /\b(?:Log|logger|console)\.error$/u, kind: 'error'},
  {name: /\b(?:Log|logger|console)\.warn$/u, kind: 'warning'},
  {name: /\bshowNotification\)?$/u, kind: 'notification'},
];

/** How many calls to follow to learn what a call returns, or which call passes a text on. */
const MOST_STEPS = 6;

/** How many calls there may be between a documented export and the code that throws. */
const MOST_CALLS = 8;

/** Tests, and the thousands of font files in `@remotion/google-fonts`. */
const isLeftOut = (name: string, file: string): boolean =>
  /^(?:cjs[\\/])?tests?[\\/]|^esm[\\/]|\bnode_modules\b/u.test(file) ||
  (name === '@remotion/google-fonts' && !/^(?:cjs[\\/])?(?:base|from-info)\.js$/u.test(file));

/** ES modules to read in place of CommonJS files that only say that ES modules are needed. */
const OWN_MODULES: Readonly<Record<string, RegExp>> = {
  '@remotion/media-parser': /^esm[\\/](?:server-)?worker\.mjs$/u,
};

const isModule = (file: string): boolean => file.endsWith('.mjs');

/** Remotion's installed packages with JavaScript code, not just binaries. */
export const toolkitPackages = (root: string): string[] => [
  'remotion',
  ...readdirSync(path.join(root, 'node_modules/@remotion'))
    .filter((name) => !name.startsWith('compositor-'))
    .map((name) => `@remotion/${name}`),
];

/** The published files of a package: scripts, which are not bundled, or modules. */
const filesOf = (root: string, name: string): string[] => {
  const folder = path.join(root, 'node_modules', name, 'dist');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const scripts = files.filter((file) => file.endsWith('.js') && !isLeftOut(name, file));
  const modules = files.filter(
    (file) => isModule(file) && (scripts.length === 0 || OWN_MODULES[name]?.test(file)),
  );
  return [...scripts, ...modules].map((file) => path.join(folder, file));
};

const TOOLKIT = /^(remotion|@remotion\/[\w-]+)(?:\/(.+))?$/u;

/** The package of a documented export. */
const packageOf = (ref: string): string => TOOLKIT.exec(ref.split('#')[0] ?? '')?.[1] ?? '';

/** The package of a published file, and the file's place in it. */
const placeOf = (fileName: string): {origin: string; file: string} => {
  const [, origin = '', file = ''] =
    /.*\/node_modules\/((?:@remotion\/)?[\w-]+)\/(.+)$/u.exec(fileName.split(path.sep).join('/')) ??
    [];
  return {origin, file};
};

/** The published file that an import loads. */
const resolveImport = (
  name: string,
  from: string,
  packages: ReadonlyMap<string, readonly string[]>,
): string | undefined => {
  if (name.startsWith('.')) {
    const base = path.resolve(path.dirname(from), name);
    return [base, `${base}.js`, `${base}.mjs`, path.join(base, 'index.js')].find(
      (file) => /\.m?js$/u.test(file) && existsSync(file),
    );
  }
  const [, packageName = '', rest = 'index'] = TOOLKIT.exec(name) ?? [];
  const end = new RegExp(`[\\\\/]${rest.replace('/', '[\\\\/]')}\\.m?js$`, 'u');
  // The entry point is the least nested one.
  return packages
    .get(packageName)
    ?.filter((file) => end.test(file))
    .sort((a, b) => a.length - b.length)[0];
};

type Code = ts.FunctionLikeDeclaration | ts.ClassLikeDeclaration;

const isCode = (node: ts.Node): node is Code => ts.isFunctionLike(node) || ts.isClassLike(node);

/** The function or class around a node. */
const codeAround = (node: ts.Node): Code | undefined => {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (isCode(at)) return at;
  }
  return undefined;
};

/** The name of a function, or of what it is passed to: `useCallback(() => …)`. */
const nameOf = (code: Code): string | undefined => {
  const own = ts.getNameOfDeclaration(code);
  if (own) return own.getText();
  let {parent} = code;
  while (ts.isCallExpression(parent) || ts.isParenthesizedExpression(parent)) ({parent} = parent);
  return (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) &&
    ts.isIdentifier(parent.name)
    ? parent.name.text
    : undefined;
};

const isErrorName = (name: string): boolean => /(?:^|[a-z.])Error$/u.test(name);

/** Whether `super()` in a class creates an error. */
const isErrorClass = (node: ts.Node): boolean => {
  let at = node;
  while (!ts.isClassLike(at) && !ts.isSourceFile(at)) at = at.parent;
  return (
    ts.isClassLike(at) &&
    (at.heritageClauses ?? []).some(({types}) =>
      types.some(({expression}) => isErrorName(expression.getText())),
    )
  );
};

/** Whether an identifier is a reference, not the name of a declaration or the key of a property. */
const isUse = (node: ts.Identifier): boolean => {
  const {parent} = node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return (
    !(
      ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent)
    ) ||
    ('initializer' in parent && parent.initializer === node)
  );
};

const orGap = (texts: readonly Text[]): readonly Text[] => (texts.length > 0 ? texts : [['', '']]);

const LOG = /\b(?:Log|logger|console)\.(?:error|warn)$/u;

/** The call of a statement that logs a warning or an error. */
const logOf = (statement: ts.Node | undefined): ts.CallExpression | undefined =>
  statement &&
  ts.isExpressionStatement(statement) &&
  ts.isCallExpression(statement.expression) &&
  LOG.test(statement.expression.expression.getText())
    ? statement.expression
    : undefined;

/** The statement that is `step` places after a node's own one. */
const statementBeside = (node: ts.Node, step: number): ts.Node | undefined => {
  const {parent} = node;
  if (!ts.isExpressionStatement(parent) || !ts.isBlock(parent.parent)) return undefined;
  const {statements} = parent.parent;
  return statements[statements.indexOf(parent) + step];
};

const previousStatement = (node: ts.Node): ts.Node | undefined => statementBeside(node, -1);

/** Logging calls directly after one, which log further lines of the same message. */
const followingLogs = (node: ts.Node): ts.CallExpression[] => {
  const logs: ts.CallExpression[] = [];
  for (let next = logOf(statementBeside(node, 1)); next; next = logOf(statementBeside(next, 1))) {
    logs.push(next);
  }
  return logs;
};

interface Found {
  readonly kind: ReportKind;
  readonly texts: readonly Text[];
}

/** Reports without duplicates. From ES modules, only those that the package's CommonJS files lack. */
const withoutBundles = (reports: readonly Report[]): Report[] => {
  const keyOf = ({origin, text}: Report): string => `${origin} ${text}`;
  const inScripts = new Set(reports.filter(({file}) => !isModule(file)).map(keyOf));
  const kept = reports.filter((report) => !isModule(report.file) || !inScripts.has(keyOf(report)));
  return [
    ...new Map(
      kept.map((report) => [`${keyOf(report)} ${report.file} ${report.line}`, report]),
    ).values(),
  ];
};

/** Finds what some packages report. */
class ReportReader {
  private readonly checker: ts.TypeChecker;
  private readonly files: readonly ts.SourceFile[];
  /** Functions that report a parameter, with its place. */
  private readonly wrappers = new Map<
    ts.Node,
    {readonly index: number; readonly kind: ReportKind}
  >();
  private readonly callers = new Map<Code, Set<Code>>();
  private readonly documented = new Map<Code, string[]>();

  /** @throws if none of the packages is installed */
  constructor(root: string, packages: readonly string[], refs: readonly string[]) {
    const files = new Map(packages.map((name) => [name, filesOf(root, name)]));
    const all = [...files.values()].flat();
    if (all.length === 0) throw new Error(`None of ${packages.join(', ')} is installed.`);
    const host = ts.createCompilerHost(OPTIONS);
    host.resolveModuleNameLiterals = (literals, containingFile) =>
      literals.map(({text}) => {
        const resolvedFileName = resolveImport(text, containingFile, files);
        const extension = resolvedFileName?.endsWith('.mjs') ? ts.Extension.Mjs : ts.Extension.Js;
        return {
          resolvedModule:
            resolvedFileName === undefined ? undefined : {resolvedFileName, extension},
        };
      });
    const program = ts.createProgram(all, OPTIONS, host);
    this.checker = program.getTypeChecker();
    this.files = program.getSourceFiles().filter(({fileName}) => placeOf(fileName).origin !== '');
    this.findDocumented(refs);
    for (const file of this.files) this.findCallers(file);
  }

  read(): Report[] {
    const reports: Report[] = [];
    const readAll = (find: (node: ts.Node) => Found | undefined): void => {
      for (const file of this.files) {
        const visit = (node: ts.Node): void => {
          const found = find(node);
          for (const text of found?.texts ?? []) {
            if (found && saysSomething(text)) reports.push(this.reportOf(node, text, found.kind));
          }
          ts.forEachChild(node, visit);
        };
        visit(file);
      }
    };
    readAll((node) => this.reported(node));
    // Texts that are passed to a function that reports them, possibly through other functions.
    for (let known = -1; known !== this.wrappers.size;) {
      known = this.wrappers.size;
      readAll((node) => this.passed(node));
    }
    return withoutBundles(reports);
  }

  private reportOf(node: ts.Node, text: Text, kind: ReportKind): Report {
    const source = node.getSourceFile();
    let code = codeAround(node);
    const refs = code ? this.documentedCallers(code) : [];
    while (code && nameOf(code) === undefined) code = codeAround(code);
    return {
      text: shown(text),
      parts: text.map((part) => part.replace(/\s+/gu, ' ')),
      kind,
      ...placeOf(source.fileName),
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      within: (code && nameOf(code)) ?? '',
      refs,
    };
  }

  /** The texts of a node that throws, rejects, or logs. */
  private reported(node: ts.Node): Found | undefined {
    if (ts.isThrowStatement(node)) return {kind: 'error', texts: this.textsIn(node.expression)};
    if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
    const list: readonly ts.Expression[] = node.arguments ?? [];
    const callee = node.expression.getText();
    const isError =
      (ts.isNewExpression(node) && isErrorName(callee)) ||
      callee === 'Error' ||
      (callee === 'super' && isErrorClass(node)) ||
      /(?:^|\.)reject$/u.test(callee);
    if (isError) {
      const texts = list.map((argument) => this.textsIn(argument));
      this.noteWrapper(list, texts, 'error');
      return {kind: 'error', texts: texts.find((found) => found.length > 0) ?? []};
    }
    const call = CALLS.find(({name}) => name.test(callee));
    if (!call || logOf(previousStatement(node))) return undefined;
    const lines = [node, ...followingLogs(node)].map((log) =>
      this.printed(log.arguments ?? [], call.kind),
    );
    while (lines.at(-1)?.length === 0) lines.pop();
    return {kind: call.kind, texts: combine(lines.map(orGap), '\n')};
  }

  /** The arguments of a logging call, without options before the first text and values after the last. */
  private printed(list: readonly ts.Expression[], kind: ReportKind): readonly Text[] {
    const texts = list.map((argument) =>
      ts.isObjectLiteralExpression(argument) ? [] : this.textsIn(argument),
    );
    this.noteWrapper(list, texts, kind);
    const start = texts.findIndex((found) => found.length > 0);
    const end = texts.findLastIndex((found) => found.length > 0);
    return start === -1 ? [] : combine(texts.slice(start, end + 1).map(orGap), ' ');
  }

  /** If a function only reports a parameter, the report belongs to its callers. */
  private noteWrapper(
    list: readonly ts.Expression[],
    texts: readonly (readonly Text[])[],
    kind: ReportKind,
  ): void {
    if (texts.some((found) => found.length > 0)) return;
    for (const argument of list) {
      if (!ts.isIdentifier(argument)) continue;
      const declaration = this.checker.getSymbolAtLocation(argument)?.valueDeclaration;
      if (declaration && ts.isParameter(declaration) && ts.isIdentifier(declaration.name)) {
        const {parent} = declaration;
        this.wrappers.set(parent, {index: parent.parameters.indexOf(declaration), kind});
        return;
      }
    }
  }

  /** The texts of a call that passes them to a function that reports them. */
  private passed(node: ts.Node): Found | undefined {
    if (!ts.isCallExpression(node)) return undefined;
    const code = this.codeOfCall(node);
    const wrapper = code && this.wrappers.get(code);
    const argument = wrapper && node.arguments[wrapper.index];
    if (!argument) return undefined;
    const texts = this.textsIn(argument);
    this.noteWrapper([argument], [texts], wrapper.kind);
    return {kind: wrapper.kind, texts};
  }

  /** The texts of what is reported. */
  private textsIn(node: ts.Expression): readonly Text[] {
    if (ts.isObjectLiteralExpression(node)) {
      const message = node.properties.find(({name}) => name?.getText() === 'message');
      return message && ts.isPropertyAssignment(message) ? this.textsIn(message.initializer) : [];
    }
    return textsOf(node, this.resolver(0)).filter(saysSomething);
  }

  /** The values of constants, and what the packages' functions return. */
  private resolver(steps: number): Resolve {
    return (node) => {
      if (steps > MOST_STEPS) return [];
      const inner = this.resolver(steps + 1);
      if (ts.isCallExpression(node)) {
        const code = this.codeOfCall(node);
        return code && !ts.isClassLike(code) ? this.returned(code, inner) : [];
      }
      const declaration = this.checker.getSymbolAtLocation(node)?.valueDeclaration;
      const isConstant =
        declaration &&
        ts.isVariableDeclaration(declaration) &&
        (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
      return isConstant && declaration.initializer ? textsOf(declaration.initializer, inner) : [];
    };
  }

  private returned(code: ts.FunctionLikeDeclaration, resolve: Resolve): readonly Text[] {
    const body = 'body' in code ? code.body : undefined;
    if (!body) return [];
    if (!ts.isBlock(body)) return textsOf(body, resolve);
    const texts: Text[] = [];
    const visit = (node: ts.Node): void => {
      if (isCode(node)) return;
      if (ts.isReturnStatement(node) && node.expression) {
        texts.push(...textsOf(node.expression, resolve));
      }
      ts.forEachChild(node, visit);
    };
    visit(body);
    return texts;
  }

  private codeOfCall({expression}: ts.CallExpression): Code | undefined {
    let callee: ts.Expression = expression;
    while (ts.isParenthesizedExpression(callee)) callee = callee.expression;
    // `(0, module_1.check)(value)`
    if (ts.isBinaryExpression(callee)) callee = callee.right;
    if (!ts.isIdentifier(callee) && !ts.isPropertyAccessExpression(callee)) return undefined;
    const symbol = this.checker.getSymbolAtLocation(callee);
    return symbol && this.codeOf(symbol);
  }

  private findDocumented(refs: readonly string[]): void {
    for (const file of this.files) {
      for (const ref of refs) {
        if (packageOf(ref) !== placeOf(file.fileName).origin) continue;
        const code = this.exported(file, ref.split('#')[1] ?? '');
        if (!code) continue;
        const known = this.documented.get(code) ?? [];
        if (!known.includes(ref)) this.documented.set(code, [...known, ref]);
      }
    }
  }

  /** Records which functions of a file use which other functions. */
  private findCallers(file: ts.SourceFile): void {
    const visit = (node: ts.Node, code: Code | undefined): void => {
      if (code && ts.isIdentifier(node) && isUse(node)) {
        const symbol = this.checker.getSymbolAtLocation(node);
        const target = symbol && this.codeOf(symbol);
        if (target && target !== code) {
          const known = this.callers.get(target);
          if (known) known.add(code);
          else this.callers.set(target, new Set([code]));
        }
      }
      const inner = isCode(node) ? node : code;
      ts.forEachChild(node, (child) => {
        visit(child, inner);
      });
    };
    visit(file, undefined);
  }

  /** The documented exports with the shortest chain of calls to some code. */
  private documentedCallers(start: Code): string[] {
    const seen = new Set<Code>([start]);
    let level: Code[] = [start];
    for (let calls = 0; calls <= MOST_CALLS && level.length > 0; calls++) {
      // A nested function counts as part of the outer one.
      for (const code of level) {
        for (let outer = codeAround(code); outer; outer = codeAround(outer)) {
          if (!seen.has(outer)) {
            seen.add(outer);
            level.push(outer);
          }
        }
      }
      const refs = level.flatMap((code) => this.documented.get(code) ?? []);
      if (refs.length > 0) return [...new Set(refs)].sort();
      const next = level.flatMap((code) => [...(this.callers.get(code) ?? [])]);
      level = [...new Set(next)].filter((code) => !seen.has(code));
      for (const code of level) seen.add(code);
    }
    return [];
  }

  /** The code of an exported name, including members of objects (`Config.setCrf`). */
  private exported(file: ts.SourceFile, name: string): Code | undefined {
    const [first = '', ...members] = name.split('.');
    // The checker's own method only returns the symbols of ES modules.
    const module = (file as ts.SourceFile & {readonly symbol?: ts.Symbol}).symbol;
    const symbol = module?.exports?.get(ts.escapeLeadingUnderscores(first));
    if (!symbol || members.length === 0) return symbol && this.codeOf(symbol);
    const member = this.checker.getTypeOfSymbol(symbol).getProperty(members.join('.'));
    return member && this.codeOf(member);
  }

  /** The function or class that a symbol names, however it's declared. */
  private codeOf(symbol: ts.Symbol, depth = 0): Code | undefined {
    if (depth > 10) return undefined;
    const target =
      symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of target.declarations ?? []) {
      const found = this.codeIn(declaration, depth);
      if (found) return found;
    }
    return undefined;
  }

  private codeIn(node: ts.Node, depth: number): Code | undefined {
    if (isCode(node)) return node;
    if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) {
      return node.initializer && this.codeIn(node.initializer, depth + 1);
    }
    if (ts.isShorthandPropertyAssignment(node)) {
      const symbol = this.checker.getShorthandAssignmentValueSymbol(node);
      return symbol && this.codeOf(symbol, depth + 1);
    }
    if (ts.isBindingElement(node) || ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
      // `exports.bundle = bundle` declares the left side.
      const {parent} = node;
      if (ts.isBinaryExpression(parent) && parent.left === node) {
        return this.codeIn(parent.right, depth + 1);
      }
      const symbol = this.checker.getSymbolAtLocation(node);
      const isOwn = symbol?.declarations?.some((declaration) => declaration === node) ?? true;
      return symbol && !isOwn ? this.codeOf(symbol, depth + 1) : undefined;
    }
    if (ts.isBinaryExpression(node)) return this.codeIn(node.right, depth + 1);
    if (ts.isParenthesizedExpression(node)) return this.codeIn(node.expression, depth + 1);
    // `forwardRef(function)`, `React.memo(function)`, `Object.defineProperty(exports, name, {get})`.
    if (ts.isCallExpression(node)) {
      for (const argument of node.arguments) {
        const found = this.codeIn(argument, depth + 1);
        if (found) return found;
      }
    }
    return undefined;
  }
}

/**
 * Finds what packages report, in the order of their files.
 *
 * @param refs the documented exports, `package#export`
 * @throws if none of the packages is installed
 */
export const readReports = (
  root: string,
  packages: readonly string[],
  refs: readonly string[],
): Report[] => new ReportReader(root, packages, refs).read();
