import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readFields, type EntryProgram} from 'dts-api-model';
import type {ApiField} from 'dts-api-model/model';
import {UNKNOWN_SHAPE} from 'dts-api-model/shape-text';
import type {Release} from 'npm-api-history';
import ts from 'typescript';

import {accessedFlag, destructuredFlags, NEGATED} from '../../../src/toolkit-api/cli/flags';

/** Packages with commands. */
const WITH_COMMANDS = ['@remotion/cli', '@remotion/lambda', '@remotion/cloudrun'];

/** Variables that contain the parsed command line. */
const PARSED = /^parsed\w*Cli$/;

/** The flags that a declaration file gives a type. */
export const declaredFlags = (program: EntryProgram, file: ts.SourceFile): ApiField[] => {
  const {checker} = program;
  const module = checker.getSymbolAtLocation(file);
  if (!module) return [];
  const parsed = checker.getExportsOfModule(module).filter(({name}) => PARSED.test(name));
  return readFields(
    program,
    parsed.map((symbol) => checker.getTypeOfSymbol(symbol)),
  );
};

/** Files of code below a folder whose text matches. */
const codeFiles = (folder: string, text: RegExp): ts.SourceFile[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js') && !/(?:^|[\\/])(?:esm|test)[\\/]/.test(file))
    .sort()
    .flatMap((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      return text.test(code)
        ? [ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS)]
        : [];
    });
};

/** Flags by option object, such as `crfOption`, from the code of the renderer. */
const optionFlags = (folder: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const file of codeFiles(path.join(folder, 'options'), /cliFlag/)) {
    const constants = new Map<string, string>();
    const visit = (node: ts.Node): void => {
      if (
        ts.isVariableDeclaration(node) &&
        node.initializer &&
        ts.isStringLiteral(node.initializer)
      ) {
        constants.set(node.name.getText(), node.initializer.text);
      }
      const isOption =
        ts.isBinaryExpression(node) &&
        ts.isPropertyAccessExpression(node.left) &&
        node.left.name.text.endsWith('Option') &&
        ts.isObjectLiteralExpression(node.right);
      if (isOption) {
        const flag = node.right.properties.find((item) => item.name?.getText() === 'cliFlag');
        const value = flag && ts.isPropertyAssignment(flag) ? flag.initializer : undefined;
        const text =
          value && ts.isStringLiteral(value)
            ? value.text
            : constants.get(value ? value.getText() : 'cliFlag');
        if (text !== undefined) found.set(node.left.name.text, text);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
};

/** `crfOption.getValue` and `….crfOption.cliFlag` → the name of the option object. */
const usedOption = (node: ts.Node): string | undefined => {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  if (node.name.text !== 'getValue' && node.name.text !== 'cliFlag') return undefined;
  const holder = node.expression;
  return ts.isPropertyAccessExpression(holder) ? holder.name.text : holder.getText();
};

const flagsRead = (file: ts.SourceFile, options: ReadonlyMap<string, string>): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const option = usedOption(node);
    const flag = accessedFlag(node) ?? (option === undefined ? undefined : options.get(option));
    found.push(...(flag === undefined ? [] : [flag]), ...destructuredFlags(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/**
 * The flags of a package with commands: those that have a type, and those that its code reads. One-letter
 * forms of longer flags are left out.
 */
export const commandFlags = (
  {packageName, roots}: Release,
  declared: readonly ApiField[],
): Map<string, ApiField> => {
  const folderOf = (name: string): string =>
    path.join(roots.get(name) ?? '', 'node_modules', name, 'dist');
  const flags = new Map<string, ApiField>();
  if (!WITH_COMMANDS.includes(packageName)) return flags;
  const options = optionFlags(folderOf('@remotion/renderer'));
  const add = (field: ApiField): void => {
    const name = NEGATED[field.name] ?? field.name;
    if (name.length > 1 && !flags.has(name)) flags.set(name, {...field, name});
  };
  for (const field of declared) add(field);
  const files = codeFiles(
    folderOf(packageName),
    /parsed(?:Lambda|Cloudrun)?Cli|Option\.(?:getValue|cliFlag)/,
  );
  for (const name of files.flatMap((file) => flagsRead(file, options))) {
    add({name, optional: false, type: UNKNOWN_SHAPE, shape: UNKNOWN_SHAPE});
  }
  return flags;
};
