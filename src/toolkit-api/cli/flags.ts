import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';

import {COMMANDS} from './commands';
import {Modules, type Declaration} from '../../upstream/cli/modules';

/** Variables that contain the parsed command line. */
const PARSED = /^(?:parsedCli|parsedLambdaCli|parsedCloudrunCli)$/;

/** Flags that the command-line parser negates. */
export const NEGATED: Readonly<Record<string, string>> = {open: 'no-open'};

/** The flag behind each option object, such as `crfOption`. */
type OptionFlags = ReadonlyMap<string, string>;

/** Reads the published option definitions, which name the flag of each option. */
const readOptionFlags = (root: string): OptionFlags => {
  const load = createRequire(path.join(root, 'package.json'));
  const {BrowserSafeApis} = load('@remotion/renderer/client') as {
    BrowserSafeApis: {options: Record<string, {cliFlag: string}>};
  };
  return new Map(
    Object.entries(BrowserSafeApis.options).map(([name, {cliFlag}]) => [name, cliFlag]),
  );
};

/** `parsedCli.port` and `parsedCli['out-dir']` → the flag. */
export const accessedFlag = (node: ts.Node): string | undefined => {
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  if (!isAccess) return undefined;
  const holder = node.expression;
  const name = ts.isPropertyAccessExpression(holder)
    ? holder.name.text
    : ts.isIdentifier(holder)
      ? holder.text
      : '';
  if (!PARSED.test(name)) return undefined;
  const flag = ts.isPropertyAccessExpression(node)
    ? node.name.text
    : ts.isStringLiteral(node.argumentExpression)
      ? node.argumentExpression.text
      : undefined;
  return flag === '_' ? undefined : flag;
};

/** `const {runs} = parsedCli` → the flags. */
export const destructuredFlags = (node: ts.Node): string[] =>
  ts.isVariableDeclaration(node) &&
  ts.isObjectBindingPattern(node.name) &&
  node.initializer !== undefined &&
  PARSED.test(node.initializer.getText().split('.').at(-1) ?? '')
    ? node.name.elements.map((element) => (element.propertyName ?? element.name).getText())
    : [];

/** `crfOption.getValue` → the flag; also `…options.crfOption.getValue` and `…crfOption.cliFlag`. */
const optionFlag = (node: ts.Node, options: OptionFlags): string | undefined => {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  if (node.name.text !== 'getValue' && node.name.text !== 'cliFlag') return undefined;
  const holder = node.expression;
  const name = ts.isPropertyAccessExpression(holder) ? holder.name.text : holder.getText();
  return options.get(name);
};

const isAssigned = (node: ts.Identifier): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** Follows a command through the published code and collects the flags that it reads. */
class FlagReader {
  /** Flags that end up in a variable of the configuration, by `file#variable`. */
  private readonly settings = new Map<string, Set<string>>();

  constructor(
    private readonly modules: Modules,
    private readonly options: OptionFlags,
  ) {
    this.readSettings();
  }

  /** `parseCommandLine()` copies some flags into the configuration, where commands read them. */
  private readSettings(): void {
    const start = this.modules.exported(
      this.modules.file('@remotion/cli', 'parse-command-line.js'),
      'parseCommandLine',
    );
    if (!start) throw new Error('@remotion/cli has no parseCommandLine() any more.');
    const visit = (node: ts.Node, flags: readonly string[]): void => {
      const condition = ts.isIfStatement(node) ? flagsIn(node.expression) : [];
      const inner = [...flags, ...condition];
      if (ts.isCallExpression(node)) {
        const used = new Set([...inner, ...node.arguments.flatMap(flagsIn)]);
        const setter = this.modules.target(start.file, node.expression, '');
        if (setter && used.size > 0) this.addSettings(setter, used, 0);
      }
      ts.forEachChild(node, (child) => {
        visit(child, inner);
      });
    };
    visit(start.node, []);
  }

  private addSettings(setter: Declaration, flags: ReadonlySet<string>, depth: number): void {
    const {settings} = this.modules.read(setter.file);
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && settings.has(node.text) && isAssigned(node)) {
        const key = `${setter.file}#${node.text}`;
        this.settings.set(key, new Set([...(this.settings.get(key) ?? []), ...flags]));
      }
      if (ts.isCallExpression(node) && depth < 2) {
        const inner = this.modules.target(setter.file, node.expression, '');
        if (inner) this.addSettings(inner, flags, depth + 1);
      }
      ts.forEachChild(node, visit);
    };
    visit(setter.node);
  }

  /** All flags that a declaration's code reads, including the code that it calls. */
  collect(start: Declaration): Set<string> {
    const flags = new Set<string>();
    const seen = new Set<string>();
    const enter = (declaration: Declaration, only?: ReadonlySet<string>): void => {
      // Reads every flag into the configuration, whatever the command.
      if (declaration.name === 'parseCommandLine') return;
      const id = `${declaration.file}#${declaration.name}#${String(declaration.node.pos)}`;
      if (!only && seen.has(id)) return;
      if (!only) seen.add(id);
      const {settings} = this.modules.read(declaration.file);
      const visit = (node: ts.Node): void => {
        const flag = accessedFlag(node) ?? optionFlag(node, this.options);
        if (flag !== undefined) flags.add(flag);
        for (const name of destructuredFlags(node)) flags.add(name);
        if (only && isUnusedResult(node, only)) return;
        if (ts.isCallExpression(node)) {
          const target = this.calleeTarget(declaration.file, node);
          const wanted = target?.name === 'getCliOptions' ? usedResults(node) : undefined;
          if (target && wanted) {
            enter(target, wanted);
            node.arguments.forEach(visit);
            return;
          }
        }
        if (ts.isPropertyAccessExpression(node) || ts.isIdentifier(node)) {
          if (ts.isIdentifier(node) && settings.has(node.text) && !isAssigned(node)) {
            const key = `${declaration.file}#${node.text}`;
            for (const item of this.settings.get(key) ?? []) flags.add(item);
          }
          const target = isName(node) ? this.modules.target(declaration.file, node, '') : undefined;
          if (target && isCode(target.node)) {
            enter(target);
            return;
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(declaration.node);
    };
    enter(start);
    return flags;
  }

  private calleeTarget(file: string, call: ts.CallExpression): Declaration | undefined {
    // Published calls look like `(0, module_1.run)(…)`.
    const inner = ts.isParenthesizedExpression(call.expression)
      ? call.expression.expression
      : call.expression;
    const callee = ts.isBinaryExpression(inner) ? inner.right : inner;
    return this.modules.target(file, callee, '');
  }
}

const flagsIn = (node: ts.Node): string[] => {
  const own = accessedFlag(node);
  const found = own === undefined ? [] : [own];
  ts.forEachChild(node, (child) => {
    found.push(...flagsIn(child));
  });
  return found;
};

/** Functions and values computed from the command line, but not the parsed command line itself. */
const isCode = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) || ts.isBinaryExpression(node) || ts.isPrefixUnaryExpression(node);

/** False for the key of a property and the name of a declaration. */
const isName = (node: ts.Identifier | ts.PropertyAccessExpression): boolean => {
  if (!ts.isIdentifier(node)) return true;
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isBindingElement(parent) && !ts.isVariableDeclaration(parent);
};

/** `const {a, b} = getCliOptions(…)` → `a` and `b`; undefined if the whole result is assigned. */
const usedResults = (call: ts.CallExpression): Set<string> | undefined => {
  const {parent} = call;
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name))
    return undefined;
  return new Set(
    parent.name.elements.map((element) => (element.propertyName ?? element.name).getText()),
  );
};

/** In `getCliOptions`: a local variable or returned property that the caller doesn't use. */
const isUnusedResult = (node: ts.Node, wanted: ReadonlySet<string>): boolean => {
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
    // The frame range decides whether a sequence is rendered.
    const isNeeded = node.name.text === 'frameRange' && wanted.has('shouldOutputImageSequence');
    return !wanted.has(node.name.text) && !isNeeded;
  }
  if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.parent)) {
    return ts.isReturnStatement(node.parent.parent) && !wanted.has(node.name.getText());
  }
  return false;
};

/** Flags by command, sorted, without one-letter aliases. */
export const readCommandFlags = (root: string): Record<string, string[]> => {
  const modules = new Modules(root);
  const reader = new FlagReader(modules, readOptionFlags(root));
  return Object.fromEntries(
    Object.entries(COMMANDS).map(([command, {package: packageName, file, run, more = []}]) => {
      const start = modules.exported(modules.file(packageName, file), run);
      if (!start) throw new Error(`${packageName}/dist/${file} does not export ${run}.`);
      const flags = [...reader.collect(start), ...more].map((flag) => NEGATED[flag] ?? flag);
      return [command, [...new Set(flags)].filter((flag) => flag.length > 1).sort()];
    }),
  );
};
