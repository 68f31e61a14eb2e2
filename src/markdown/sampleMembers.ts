import {isOptionsObject, type ApiExport} from 'dts-api-model/model';
import ts from 'typescript';
import {takeChanges, visibleCode} from 'mdx-docs-checker/fence-code';

import type {SampleName} from '../content/sampleNames';
import {memberPaths, nameOf, resultOf} from '../toolkit-api/memberPaths';

/** Gives the export behind a name of the sample. */
export type FindExport = (local: string) => ApiExport | undefined;

const paths = new WeakMap<ApiExport, ReadonlySet<string>>();

const pathsOf = (item: ApiExport): ReadonlySet<string> => {
  const known = paths.get(item) ?? new Set(memberPaths(item).keys());
  paths.set(item, known);
  return known;
};

/** Translates places of the whole sample into places of the code that is shown; undefined: hidden. */
const shownPlaces = (source: string): ((position: ts.LineAndCharacter) => number | undefined) => {
  const visible = visibleCode(source);
  const {code} = takeChanges(visible);
  const hidden = source.replace(/\n$/, '').split('\n').length - visible.split('\n').length;
  const starts = [0];
  for (const line of code.split('\n')) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  return ({line, character}) => {
    const start = starts[line - hidden];
    return line < hidden || start === undefined ? undefined : start + character;
  };
};

const withoutWrapper = (node: ts.Expression): ts.Expression =>
  ts.isAwaitExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node)
    ? withoutWrapper(node.expression)
    : node;

/**
 * Finds the names of a sample that are part of an export: props of components, keys of option objects,
 * fields of results, members such as `Easing.bezier`.
 *
 * @param source the whole sample, with its hidden lines
 */
export const sampleMembers = (
  source: string,
  language: string,
  findExport: FindExport,
): SampleName[] => {
  const isScript = language === 'ts' || language === 'typescript';
  const file = ts.createSourceFile(
    isScript ? 'sample.ts' : 'sample.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
  );
  const placeOf = shownPlaces(source);
  const found: SampleName[] = [];

  const add = (node: ts.Node, item: ApiExport, path: string): void => {
    const place = placeOf(file.getLineAndCharacterOfPosition(node.getStart(file)));
    if (place !== undefined) found.push({place, entry: item.entry, path});
  };
  const resolve = (node: ts.Node): ApiExport | undefined => {
    if (ts.isIdentifier(node)) return findExport(node.text);
    if (ts.isPropertyAccessExpression(node)) {
      const {name} = node;
      return resolve(node.expression)?.members.find((member) => member.name === name.text);
    }
    return undefined;
  };
  /** A name that is a member at this path, and the object that is its value. */
  const addName = (
    name: ts.Node,
    item: ApiExport,
    parent: string,
    value: ts.Expression | undefined,
  ): void => {
    if (!ts.isIdentifier(name)) return;
    const path = `${parent}.${name.text}`;
    if (!pathsOf(item).has(path)) return;
    add(name, item, path);
    if (value) addKeys(value, item, path);
  };
  const addKeys = (value: ts.Expression, item: ApiExport, parent: string): void => {
    const object = withoutWrapper(value);
    if (!ts.isObjectLiteralExpression(object)) return;
    for (const property of object.properties) {
      if (!property.name) continue;
      const inner = ts.isPropertyAssignment(property) ? property.initializer : undefined;
      addName(property.name, item, parent, inner);
    }
  };
  const addResult = (name: ts.BindingName, initializer: ts.Expression): void => {
    const call = withoutWrapper(initializer);
    const item = ts.isCallExpression(call) ? resolve(call.expression) : undefined;
    if (!item || !ts.isObjectBindingPattern(name)) return;
    for (const element of name.elements) {
      addName(element.propertyName ?? element.name, item, resultOf(item), undefined);
    }
  };
  const addTyped = (type: ts.TypeNode | undefined, value: ts.Expression | undefined): void => {
    const item = type && ts.isTypeReferenceNode(type) ? resolve(type.typeName) : undefined;
    if (item && value) addKeys(value, item, nameOf(item));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const item = resolve(node.tagName);
      for (const attribute of item ? node.attributes.properties : []) {
        if (!item || !ts.isJsxAttribute(attribute)) continue;
        const value = attribute.initializer;
        const inner = value && ts.isJsxExpression(value) ? value.expression : undefined;
        addName(attribute.name, item, nameOf(item), inner);
      }
    } else if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const item = resolve(node.expression);
      node.arguments?.forEach((argument, index) => {
        const param = item?.params[index];
        if (item && param && isOptionsObject(param)) addKeys(argument, item, nameOf(item));
      });
    } else if (ts.isVariableDeclaration(node)) {
      if (node.initializer) addResult(node.name, node.initializer);
      addTyped(node.type, node.initializer);
    } else if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) {
      addTyped(node.type, node.expression);
    } else if (ts.isPropertyAccessExpression(node)) {
      const item = resolve(node);
      if (item && !item.internal) add(node.name, item, nameOf(item));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
