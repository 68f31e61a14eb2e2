import {filesAt} from 'mdx-docs-checker/page';
import ts from 'typescript';

import type {Sample} from './samples';

/** A sample that shows a component. */
export interface ComponentSample {
  readonly sample: Sample;
  /** Contents by path, relative to the sample's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** The file of the sample. */
  readonly entry: string;
  /** The name of the export that is the component. */
  readonly name: string;
  /**
   * `component` stands alone as a composition, `root` registers its own, `app` belongs into an app around
   * the toolkit, `excused` says why it can't be rendered.
   */
  readonly kind: 'component' | 'root' | 'app' | 'excused';
}

/** Packages whose components belong into an app, not into a composition. */
const APP_PACKAGES =
  /^(?:@remotion\/(?:player|studio|preload)|next|react-router|react-dom)(?:\/|$)/u;

/** Components that only a `<Composition>` or a `registerRoot()` call renders. */
const ROOT_TAGS = new Set(['Composition', 'Still', 'Folder']);

interface Module {
  readonly components: readonly string[];
  readonly isRoot: boolean;
  readonly isApp: boolean;
}

const hasModifier = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false);

const containsJsx = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  (ts.forEachChild(node, (child) => containsJsx(child) || undefined) ?? false);

const isComponentName = (name: string): boolean => /^[A-Z]/u.test(name);

/** The names under which a statement exports components. */
const exportedComponents = (statement: ts.Statement): string[] => {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return [];
  const isDefault = hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
  if (ts.isFunctionDeclaration(statement)) {
    const name = statement.name?.text ?? '';
    if (!containsJsx(statement) || !(isDefault || isComponentName(name))) return [];
    return [isDefault ? 'default' : name];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({name, initializer}) =>
    ts.isIdentifier(name) && isComponentName(name.text) && initializer && containsJsx(initializer)
      ? [name.text]
      : [],
  );
};

const readModule = (code: string): Module => {
  const source = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2022, true);
  let isRoot = false;
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      ROOT_TAGS.has(node.tagName.getText(source))
    ) {
      isRoot = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    components: source.statements.flatMap(exportedComponents),
    isRoot,
    isApp: source.statements.some(
      (statement) =>
        ts.isImportDeclaration(statement) &&
        ts.isStringLiteral(statement.moduleSpecifier) &&
        APP_PACKAGES.test(statement.moduleSpecifier.text),
    ),
  };
};

const isCode = ({extension}: Sample): boolean => extension === 'tsx' || extension === 'jsx';

const kindOf = ({isApp, isRoot}: Module, {norender}: Sample): ComponentSample['kind'] => {
  if (isApp) return 'app';
  if (norender !== undefined) return 'excused';
  return isRoot ? 'root' : 'component';
};

/**
 * Finds the samples that show a component, with what is rendered of them. Of several components, the
 * default or the last one counts.
 *
 * @param samples all of a page, in its order
 */
export const componentSamples = (samples: readonly Sample[]): ComponentSample[] =>
  samples.flatMap((sample): ComponentSample[] => {
    const {extension, code, group, file} = sample;
    if (!isCode(sample) || sample.nocheck !== undefined || sample.expected.length > 0) return [];
    const module = readModule(code);
    const {components} = module;
    const name = components.includes('default') ? 'default' : components.at(-1);
    if (name === undefined) return [];
    const entry = file ?? `sample.${extension}`;
    const members = samples.filter((other) => group !== undefined && other.group === group);
    const files =
      group === undefined
        ? {[entry]: code}
        : Object.fromEntries(filesAt(members, members.indexOf(sample)));
    return [{sample, files, entry, name, kind: kindOf(module, sample)}];
  });

/** Whether a sample shows a part of a drawing, to be put into an `<svg>`. */
export const isSvgPart = ({files, entry}: Pick<ComponentSample, 'files' | 'entry'>): boolean => {
  const code = files[entry] ?? '';
  return /<(?:circle|g|path|polygon|rect)\b/u.test(code) && !/<svg\b/u.test(code);
};
