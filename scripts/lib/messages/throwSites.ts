// What exported functions of the toolkit throw, found in the published code by the TypeScript compiler.
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import {normalize, textParts} from './corpus';

/** An error that code creates, whether it throws it or rejects a promise with it. */
export interface ThrowSite {
  /** Its text, with a gap between two parts for each value that is computed. */
  readonly parts: readonly string[];
  /** The package whose code creates it. */
  readonly origin: string;
  /** The function that creates it. */
  readonly within: string;
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

/** Calls that are followed from an export: its own implementation is seldom further away. */
const CALL_DEPTH = 2;

/** Functions that are there to reject arguments: they are followed as far as they go, into other packages, too. */
const isValidator = (name: string): boolean => /^(?:validate|assert|ensure|check)/iu.test(name);

/** Tests, and the fonts of `@remotion/google-fonts`: thousands of names. */
const isLeftOut = /^(?:tests?|esm)[\\/]|^cjs[\\/][A-Z][\w-]*\.js$/u;

/** The published files of a package: ES modules where it has them. */
const filesOf = (root: string, name: string): string[] => {
  const folder = path.join(root, 'node_modules', name, 'dist');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const modules = files.filter((file) => file.endsWith('.mjs'));
  const scripts = files.filter((file) => file.endsWith('.js') && !isLeftOut.test(file));
  const isModule = modules.some((file) => path.basename(file) === 'index.mjs');
  return (isModule && name !== '@remotion/google-fonts' ? modules : scripts).map((file) =>
    path.join(folder, file),
  );
};

const TOOLKIT = /^(?:remotion|@remotion\/[\w-]+)(?:\/.+)?$/u;

/** The package of a published file. */
const packageOfFile = (file: string): string =>
  /node_modules\/((?:@remotion\/)?[\w-]+)\/dist\//u.exec(file.split(path.sep).join('/'))?.[1] ?? '';

type Code = ts.FunctionLikeDeclaration | ts.ClassLikeDeclaration;

const isCode = (node: ts.Node): node is Code => ts.isFunctionLike(node) || ts.isClassLike(node);

/** Reads what functions throw from the published files of some packages. */
export class ThrowReader {
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;

  /** @throws when none of the packages is installed */
  constructor(root: string, packages: readonly string[]) {
    const files = new Map(packages.map((name) => [name, filesOf(root, name)]));
    const all = [...files.values()].flat();
    if (all.length === 0) throw new Error(`None of ${packages.join(', ')} is installed.`);
    const host = ts.createCompilerHost(OPTIONS);
    host.resolveModuleNameLiterals = (literals, containingFile) =>
      literals.map(({text}) => {
        const resolvedFileName = resolve(text, containingFile, files);
        const extension = resolvedFileName?.endsWith('.mjs') ? ts.Extension.Mjs : ts.Extension.Js;
        return {
          resolvedModule:
            resolvedFileName === undefined ? undefined : {resolvedFileName, extension},
        };
      });
    this.program = ts.createProgram(all, OPTIONS, host);
    this.checker = this.program.getTypeChecker();
  }

  /** The errors of an export, in the order of the code; undefined when its code isn't found. */
  sitesOf(packageName: string, name: string): ThrowSite[] | undefined {
    const starts = this.program
      .getSourceFiles()
      .filter(({fileName}) => packageOfFile(fileName) === packageName)
      .flatMap((file) => this.exported(file, name) ?? [])
      .filter((node, index, all) => all.indexOf(node) === index);
    if (starts.length === 0) return undefined;
    const found = new Map<string, ThrowSite>();
    for (const start of starts) {
      for (const site of this.collect(start, packageName, name)) {
        found.set(normalize(site.parts.join('\0')), site);
      }
    }
    return [...found.values()];
  }

  /** The code behind an exported name of a file, members of objects included (`Config.setCrf`). */
  private exported(file: ts.SourceFile, name: string): Code | undefined {
    const [first = '', ...members] = name.split('.');
    // The checker only gives the symbol of ES modules.
    const module = (file as ts.SourceFile & {readonly symbol?: ts.Symbol}).symbol;
    const symbol =
      module && this.checker.getExportsOfModule(module).find((item) => item.name === first);
    const declared = symbol && this.codeOf(symbol);
    if (members.length === 0) return declared;
    const type = symbol && this.checker.getTypeOfSymbol(symbol);
    const member = type?.getProperty(members.join('.'));
    return member && this.codeOf(member);
  }

  /** The function or class that a symbol names, in whatever way it is declared. */
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

  private collect(start: Code, packageName: string, name: string): ThrowSite[] {
    const sites: ThrowSite[] = [];
    const seen = new Map<ts.Node, number>();
    const enter = (code: Code, within: string, depth: number): void => {
      const earlier = seen.get(code);
      if (earlier !== undefined && earlier <= depth) return;
      seen.set(code, depth);
      const origin = packageOfFile(code.getSourceFile().fileName);
      const visit = (node: ts.Node): void => {
        const parts = this.errorText(node);
        if (parts) sites.push({parts, origin, within});
        if (ts.isIdentifier(node) && isUse(node)) {
          const symbol = this.checker.getSymbolAtLocation(node);
          const target = symbol && this.codeOf(symbol);
          if (target && !isWithin(target, code)) {
            const isChecked = isValidator(node.text);
            const isNear = packageOfFile(target.getSourceFile().fileName) === packageName;
            const next = isChecked ? depth : depth + 1;
            if (isChecked || (isNear && next <= CALL_DEPTH)) enter(target, node.text, next);
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(code);
    };
    enter(start, name, 0);
    return sites;
  }

  /** The text of `new Error(…)`, also where it is in a constant. */
  private errorText(node: ts.Node): string[] | undefined {
    if (!ts.isNewExpression(node) || !node.expression.getText().endsWith('Error')) return undefined;
    for (const argument of node.arguments ?? []) {
      const text = this.textOf(argument);
      if (text && /[a-z]{3}/iu.test(text.join('')))
        return text.map((part) => part.replace(/\s+/gu, ' '));
    }
    return undefined;
  }

  private textOf(node: ts.Expression): string[] | undefined {
    const direct = textParts(node);
    if (direct) return direct;
    if (ts.isObjectLiteralExpression(node)) {
      const message = node.properties.find((property) => property.name?.getText() === 'message');
      return message && ts.isPropertyAssignment(message)
        ? this.textOf(message.initializer)
        : undefined;
    }
    if (!ts.isIdentifier(node)) return undefined;
    const declaration = this.checker.getSymbolAtLocation(node)?.valueDeclaration;
    return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
      ? textParts(declaration.initializer)
      : undefined;
  }
}

/** False for names of declarations and keys of properties. */
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

const isWithin = (inner: ts.Node, outer: ts.Node): boolean =>
  inner.getSourceFile() === outer.getSourceFile() &&
  inner.pos >= outer.pos &&
  inner.end <= outer.end;

/** The published file behind an import. */
const resolve = (
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
  if (!TOOLKIT.test(name)) return undefined;
  const [packageName = '', rest = 'index'] =
    /^(remotion|@remotion\/[\w-]+)(?:\/(.+))?$/u.exec(name)?.slice(1) ?? [];
  return packages
    .get(packageName)
    ?.find((file) => new RegExp(`[\\\\/]${rest.replace('/', '[\\\\/]')}\\.m?js$`, 'u').test(file));
};
