import {createHash} from 'node:crypto';

import ts from 'typescript';

import {pictureId} from '../../../src/content/pictures';
import {collectSamples} from '../samples/collectSamples';
import {planPage} from '../samples/project';
import type {Sample} from '../samples/sample';

/** A sample to render: its files, and what of them is rendered. */
export interface RenderJob {
  readonly page: string;
  /** Place of the opening fence, from 1. */
  readonly line: number;
  readonly column: number;
  /** Contents by path, relative to the sample's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** The file that is rendered. */
  readonly entry: string;
  /** `component` becomes a composition; `root` registers its own. */
  readonly kind: 'component' | 'root';
  /** The name of the export. */
  readonly name: string;
  /** Props as a JavaScript expression. */
  readonly props?: string;
  /** The frame to look at, from 0. */
  readonly frame?: number;
  /** Whether it is rendered a second time, without its media. */
  readonly failing?: boolean;
  /** Names the picture that the page shows below the sample. */
  readonly picture?: string;
  /** Identifies all of this but the place and the picture. */
  readonly hash: string;
}

/** What a page has to render. */
export interface PageRenders {
  readonly jobs: readonly RenderJob[];
  /** Component samples that say why they can't be rendered. */
  readonly excused: number;
  /** Samples for apps around the toolkit, whose components are no compositions. */
  readonly apps: number;
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

/** Collects the samples of a page that show a component. Of several components, the last counts. */
export const collectRenders = async (page: string, text: string): Promise<PageRenders> => {
  const {samples} = await collectSamples(page, text);
  const jobs: RenderJob[] = [];
  let excused = 0;
  let apps = 0;
  let pictures = 0;
  for (const {sample, shown} of planPage(samples)) {
    if (sample.picture !== undefined) pictures++;
    if (!isCode(sample) || sample.nocheck !== undefined || sample.expected.length > 0) continue;
    const {components, isRoot, isApp} = readModule(sample.code);
    const name = components.includes('default') ? 'default' : components.at(-1);
    if (name === undefined) continue;
    if (isApp) {
      apps++;
    } else if (sample.norender !== undefined) {
      excused++;
    } else {
      const {line, column, props, frame, failing} = sample;
      const kind: RenderJob['kind'] = isRoot ? 'root' : 'component';
      const what = {
        files: Object.fromEntries(shown.state.files),
        entry: shown.file,
        kind,
        name,
        ...(props === undefined ? {} : {props}),
        ...(frame === undefined ? {} : {frame}),
        ...(failing ? {failing} : {}),
      };
      const hash = createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16);
      const picture = sample.picture === undefined ? {} : {picture: pictureId(page, pictures)};
      jobs.push({page, line, column, ...what, ...picture, hash});
    }
  }
  return {jobs, excused, apps};
};
