import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import {cliFile} from './cliFile';

/** A function or value at the top of a published CommonJS file. */
export interface Declaration {
  file: string;
  name: string;
  node: ts.Node;
}

/** A published CommonJS file, with what it declares, exports and requires. */
interface Module {
  declarations: Map<string, ts.Node>;
  exports: Map<string, ts.Expression>;
  /** Required file by variable name. */
  requires: Map<string, string>;
  /** Names taken out of an object, as in `const {getCliOptions} = cli_1.CliInternals`. */
  members: Map<string, {holder: ts.Expression; name: string}>;
  /** Variables declared with `let`, in which the file stores a setting. */
  settings: Set<string>;
}

const PACKAGES = /^@remotion\/(?:cli|lambda|cloudrun)$/;

const requiredName = (node: ts.Expression): string | undefined => {
  const call =
    ts.isCallExpression(node) && node.arguments[0] && ts.isCallExpression(node.arguments[0])
      ? node.arguments[0]
      : node;
  if (!ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return undefined;
  const [argument] = call.arguments;
  return call.expression.text === 'require' && argument && ts.isStringLiteral(argument)
    ? argument.text
    : undefined;
};

/** Follows names through the published files of the CLI. */
export class Modules {
  private readonly modules = new Map<string, Module>();

  constructor(private readonly root: string) {}

  /** Path of a file below the `dist` of a package. */
  file(packageName: string, file: string): string {
    return cliFile(this.root, packageName, file);
  }

  private resolve(from: string, name: string): string | undefined {
    if (PACKAGES.test(name)) return this.file(name, 'index.js');
    if (!name.startsWith('.')) return undefined;
    const base = path.resolve(path.dirname(from), name);
    return [`${base}.js`, path.join(base, 'index.js'), base].find(
      (file) => file.endsWith('.js') && existsSync(file),
    );
  }

  read(file: string): Module {
    const known = this.modules.get(file);
    if (known) return known;
    const source = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.ES2022,
      true,
      ts.ScriptKind.JS,
    );
    const module: Module = {
      declarations: new Map(),
      exports: new Map(),
      requires: new Map(),
      members: new Map(),
      settings: new Set(),
    };
    this.modules.set(file, module);
    for (const statement of source.statements) this.readStatement(file, statement, module);
    return module;
  }

  private readStatement(file: string, statement: ts.Statement, module: Module): void {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      module.declarations.set(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      const isLet = (statement.declarationList.flags & ts.NodeFlags.Let) !== 0;
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (ts.isObjectBindingPattern(name) && initializer) {
          for (const {name: local, propertyName} of name.elements) {
            const member = (propertyName ?? local).getText();
            module.members.set(local.getText(), {holder: initializer, name: member});
          }
        }
        if (!ts.isIdentifier(name)) continue;
        if (isLet) module.settings.add(name.text);
        const required = initializer && requiredName(initializer);
        const target = required === undefined ? undefined : this.resolve(file, required);
        if (target !== undefined) module.requires.set(name.text, target);
        else if (initializer && !isLet) module.declarations.set(name.text, initializer);
      }
    } else if (
      ts.isExpressionStatement(statement) &&
      ts.isBinaryExpression(statement.expression) &&
      ts.isPropertyAccessExpression(statement.expression.left) &&
      statement.expression.left.expression.getText() === 'exports'
    ) {
      module.exports.set(statement.expression.left.name.text, statement.expression.right);
    }
  }

  /** The declaration behind an exported name. */
  exported(file: string, name: string): Declaration | undefined {
    const expression = this.read(file).exports.get(name);
    return expression ? this.target(file, expression, name) : undefined;
  }

  /** The declaration behind a name or a chain such as `cli_1.CliInternals.getCliOptions`. */
  target(file: string, node: ts.Expression, name: string): Declaration | undefined {
    const module = this.read(file);
    if (ts.isIdentifier(node)) {
      const member = module.members.get(node.text);
      if (member) return this.member(file, member.holder, member.name, name);
      const declared = module.declarations.get(node.text);
      return declared ? {file, name: node.text, node: declared} : undefined;
    }
    if (!ts.isPropertyAccessExpression(node)) return {file, name, node};
    const {expression, name: member} = node;
    if (ts.isIdentifier(expression)) {
      if (expression.text === 'exports') return this.exported(file, member.text);
      const required = module.requires.get(expression.text);
      if (required !== undefined) return this.exported(required, member.text);
    }
    return this.member(file, expression, member.text, name);
  }

  /** The declaration behind a member of an object that a file declares or imports. */
  private member(
    file: string,
    object: ts.Expression,
    member: string,
    name: string,
  ): Declaration | undefined {
    const holder = this.target(file, object, name);
    if (!holder || !ts.isObjectLiteralExpression(holder.node)) return undefined;
    for (const property of holder.node.properties) {
      if (property.name?.getText() !== member) continue;
      if (ts.isPropertyAssignment(property)) {
        return this.target(holder.file, property.initializer, member);
      }
      if (ts.isShorthandPropertyAssignment(property)) {
        return this.target(holder.file, property.name, member);
      }
      return {file: holder.file, name: `${holder.name}.${member}`, node: property};
    }
    return undefined;
  }
}
