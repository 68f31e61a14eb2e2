import {readFileSync} from 'node:fs';
import ts from 'typescript';

import {cliFile} from './cliFile';

const parseCliFile = (root: string, file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    readFileSync(cliFile(root, '@remotion/cli', file), 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
  );

type MethodOfFlag = readonly [flag: string, method: string];

const someOf = (found: readonly MethodOfFlag[], file: string): readonly MethodOfFlag[] => {
  if (found.length > 0) return found;
  throw new Error(`@remotion/cli/dist/${file} is written in another way: adapt src/upstream/cli.`);
};

const each = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => {
    each(child, visit);
  });
};

/** `setCrf: crfOption.setConfig` and `set: (x) => { crfOption.setConfig(x); }` → flag by method. */
export const methodsOfOptions = (
  root: string,
  options: ReadonlyMap<string, {readonly cliFlag: string}>,
): readonly MethodOfFlag[] => {
  const file = 'config/index.js';
  const found: [string, string][] = [];
  each(parseCliFile(root, file), (node) => {
    if (!ts.isPropertyAssignment(node)) return;
    const method = node.name.getText();
    each(node.initializer, (inner) => {
      if (!ts.isPropertyAccessExpression(inner) || inner.name.text !== 'setConfig') return;
      const option = options.get(inner.expression.getText());
      if (option) found.push([option.cliFlag, method]);
    });
  });
  return someOf(found, file);
};

/** `if (parsedCli.width) { Config.overrideWidth(…) }` → flag by method. */
export const methodsOfParser = (root: string): readonly MethodOfFlag[] => {
  const file = 'parse-command-line.js';
  const found: [string, string][] = [];
  each(parseCliFile(root, file), (node) => {
    if (!ts.isIfStatement(node)) return;
    const flag = /parsedCli(?:\.(\w+)|\['([\w-]+)'\])/.exec(node.expression.getText());
    const name = flag?.[1] ?? flag?.[2];
    each(node.thenStatement, (inner) => {
      const method =
        ts.isCallExpression(inner) && /\.Config\.(\w+)$/.exec(inner.expression.getText())?.[1];
      if (name !== undefined && method) found.push([name, method]);
    });
  });
  return someOf(found, file);
};
