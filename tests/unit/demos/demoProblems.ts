import ts from 'typescript';
import type {z} from 'zod';

import type {DemoDefinition} from '../../../src/demos/define';
import {componentName} from '../../../src/demos/read';

export type AnyDefinition = DemoDefinition<z.ZodObject<z.ZodRawShape>>;

/** The most controls that fit beside a player. */
const maxControls = 4;

/** Problems of a demo's definition; empty when there are none. */
export const definitionProblems = (definition: AnyDefinition): string[] => {
  const {alt, durationInFrames, schema, stillFrame, title} = definition;
  const problems: string[] = [];
  for (const key of ['width', 'height', 'fps', 'durationInFrames'] as const) {
    const value = definition[key];
    if (!Number.isInteger(value) || value < 1) problems.push(`${key} is not a positive integer`);
  }
  if (!Number.isInteger(stillFrame) || stillFrame < 0 || stillFrame >= durationInFrames) {
    problems.push(`stillFrame ${stillFrame} is not one of the ${durationInFrames} frames`);
  }
  const parsed = schema.strict().safeParse(definition.defaultProps);
  for (const {path, message} of parsed.success ? [] : parsed.error.issues) {
    problems.push(`defaultProps${path.length > 0 ? `.${path.join('.')}` : ''}: ${message}`);
  }
  const controls = Object.keys(schema.shape).length;
  if (controls > maxControls) problems.push(`has ${controls} controls, more than ${maxControls}`);
  if (title.trim() === '' || title.endsWith('.')) problems.push('the title is not a short name');
  if (alt.length < 30) problems.push(`alt has ${alt.length} characters, fewer than 30`);
  if (!/^\p{Lu}.*\.$/su.test(alt)) problems.push('alt is not a sentence that ends with a period');
  return problems;
};

/** What holds the Player's clock while something loads: a demo of it waits for something. */
const holdsClock = /\buseBufferState\(\)/;

/** Calls whose result differs from one render of a frame to the next. */
const unstable = new Set([
  'Math.random',
  'Date.now',
  'performance.now',
  'fetch',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
]);

const isAllowedImport = (specifier: string): boolean =>
  /^(?:react|remotion|@remotion\/[\w/-]+)$/.test(specifier);

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** Names of the values that a statement exports, without types. */
const exportedNames = (statement: ts.Statement): string[] => {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isExportDeclaration(statement)) {
    if (statement.isTypeOnly) return [];
    return statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({name}) => name.text)
      : ['*'];
  }
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({name}) => name.getText());
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return [statement.name?.text ?? 'default'];
  }
  return [];
};

/** Problems of a composition's source; empty when there are none. */
export const compositionProblems = (source: string): string[] => {
  const file = ts.createSourceFile(
    'composition.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const problems: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const {text} = node.moduleSpecifier;
      if (!isAllowedImport(text)) problems.push(`imports ${text}`);
    }
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText();
      const isWait = called === 'setTimeout' && holdsClock.test(source);
      if (unstable.has(called.replace(/^(?:window|globalThis)\./, '')) && !isWait) {
        problems.push(`calls ${called}()`);
      }
      if (called === 'require' || node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        problems.push(`imports with ${called}()`);
      }
    }
    if (
      ts.isNewExpression(node) &&
      node.expression.getText() === 'Date' &&
      !node.arguments?.length
    ) {
      problems.push('reads the clock with new Date()');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);

  const names = file.statements.flatMap(exportedNames);
  const [name = ''] = names;
  if (names.length !== 1) {
    problems.push(`exports ${names.join(', ') || 'nothing'} instead of one component`);
  } else if (!/^[A-Z]\w*$/.test(name)) {
    problems.push(`exports ${name}, which is not a name of a component`);
  } else if (componentName(source) !== name) {
    problems.push(`its export is not found: write export const ${name} = …`);
  }
  return problems;
};

/** Finds the demos that a page shows; samples of code in the page do not count. */
export const shownDemos = (markdown: string): string[] =>
  [
    ...markdown
      .replaceAll(/^([ \t]*)(`{3,})[^`]*?^\1\2[ \t]*$/gm, '')
      .replaceAll(/`[^`\n]*`/g, '')
      .matchAll(/<Demo\b[^>]*?\bid="([^"]*)"/g),
  ].map(([, id = '']) => id);

/** Lists demos that no page shows, and demos shown that do not exist. */
export const usageProblems = (
  ids: readonly string[],
  pages: readonly {file: string; markdown: string}[],
): string[] => {
  const uses = pages.flatMap(({file, markdown}) => shownDemos(markdown).map((id) => ({file, id})));
  const shown = new Set(uses.map(({id}) => id));
  return [
    ...ids.filter((id) => !shown.has(id)).map((id) => `no page shows src/demos/${id}`),
    ...uses
      .filter(({id}) => !ids.includes(id))
      .map(({file, id}) => `${file} shows the demo "${id}", which does not exist`),
  ];
};
