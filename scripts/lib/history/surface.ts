import {existsSync} from 'node:fs';
import path from 'node:path';
import {findDeclarations, openEntries, readProgram} from 'dts-api-model';
import {packageOf, type ApiExport, type ApiField} from 'dts-api-model/model';
import {UNKNOWN_SHAPE} from 'dts-api-model/shape-text';
import type ts from 'typescript';

import type {HistoryKind} from '../../../src/data/history/format';
import {ENTRY_POINTS} from '../../../src/toolkit-api/entries';
import {isOptionsObject} from '../../../src/toolkit-api/pages/scope';
import {READER_OPTIONS} from '../../../src/toolkit-api/readerOptions';
import {commandFlags, declaredFlags} from './flags';
import {manifestOf, type Release} from './release';

/** What one release says about an export, option, flag or setter. */
export interface SurfaceItem {
  kind: HistoryKind;
  /** The type, spelled out. */
  shape: string;
  optional?: boolean;
  default?: string;
  deprecated?: string;
  /** Names of its props or fields that other packages declare. */
  inherited?: string[];
  /** True when fields may be missing, since part of its type can't be resolved. */
  unresolved?: true;
}

/** Everything public in a release, by id (see `PackageHistory`). */
export type Surface = Record<string, SurfaceItem>;

/** Font modules all have the exports of one of them. */
const isFont = (entry: string): boolean => /^@remotion\/google-fonts\/(?!Inter$)[A-Z]/.test(entry);

/** The entry points of a release: those of its manifest, and those that the pages document. */
const entriesOf = ({packageName, roots}: Release): string[] => {
  const root = roots.get(packageName);
  if (root === undefined) return [];
  const {exports} = manifestOf(root, packageName);
  const paths = typeof exports === 'object' && exports !== null ? Object.keys(exports) : [];
  const own = paths
    .filter((item) => /^\.(?:\/[\w/-]+)?$/.test(item))
    .map((item) => packageName + item.slice(1));
  const documented = ENTRY_POINTS.filter((entry) => packageOf(entry) === packageName);
  return [...new Set([packageName, ...own, ...documented])].filter(
    (entry) => !isFont(entry) && findDeclarations(root, entry) !== undefined,
  );
};

const itemOf = (kind: HistoryKind, field: ApiField): SurfaceItem => ({
  kind,
  shape: field.shape ?? UNKNOWN_SHAPE,
  ...(field.optional && {optional: true}),
  ...(field.default !== undefined && {default: field.default}),
  ...(field.deprecated !== undefined && {deprecated: field.deprecated}),
});

type Add = (id: string, item: SurfaceItem) => void;

const addFields = (add: Add, id: string, kind: HistoryKind, fields: readonly ApiField[]): void => {
  for (const field of fields) {
    if (field.internal) continue;
    const own = `${id}.${field.name}`;
    add(own, itemOf(kind, field));
    if (field.fieldsRequired && kind === 'option') addFields(add, own, kind, field.fields ?? []);
  }
};

const SETTERS = '@remotion/cli/config#Config.';

const addExport = (add: Add, item: ApiExport): void => {
  if (item.internal) return;
  const id = item.ref;
  add(id, {
    kind: id.startsWith(SETTERS) ? 'setter' : item.kind,
    // What is listed by its members needs no type of its own.
    shape:
      item.kind === 'component'
        ? 'component'
        : item.members.length > 0 || item.fields.length > 0
          ? '{…}'
          : (item.shape ?? ''),
    ...(item.deprecated !== undefined && {deprecated: item.deprecated}),
    ...(item.inherited && {inherited: item.inherited}),
    ...(item.unresolved && {unresolved: true}),
  });
  for (const param of item.params) {
    if (isOptionsObject(param)) addFields(add, id, 'option', param.fields ?? []);
    else if (!param.unnamed && !param.internal) add(`${id}(${param.name})`, itemOf('param', param));
  }
  addFields(add, id, 'option', item.props);
  addFields(add, id, 'field', item.fields);
  addFields(add, `${id}()`, 'result', item.returns);
  for (const member of item.members) addExport(add, member);
};

/** Files of all packages and releases that were parsed by this process. */
const sourceFiles = new Map<string, ts.SourceFile | undefined>();

/**
 * Reads everything public of a release. `root` is a project that has the types of React and of other packages
 * that the toolkit's types refer to.
 */
export const readSurface = (root: string, release: Release): Surface => {
  const {packageName, roots} = release;
  const entries = entriesOf(release);
  const folder = roots.get(packageName);
  if (entries.length === 0 || folder === undefined) return {};
  const source = {rootOf: (name: string) => roots.get(name), sourceFiles};
  const flags = flagFiles(folder, packageName);
  const program = openEntries(root, [...entries, ...flags], READER_OPTIONS, source);
  const files = new Map([...program.files].filter(([entry]) => !path.isAbsolute(entry)));
  const model = readProgram({...program, files}, root, true);
  const surface: Surface = {};
  const add: Add = (id, item) => {
    surface[id] = item;
  };
  for (const item of Object.values(model).flat()) addExport(add, item);
  const declared = flags.flatMap((file) => {
    const declarations = program.files.get(file);
    return declarations ? declaredFlags(program, declarations) : [];
  });
  for (const [flag, field] of commandFlags(release, declared)) {
    add(`${packageName}#--${flag}`, itemOf('flag', {...field, optional: false}));
  }
  return surface;
};

/** The declarations of the parsed command line, which have a type for each flag. */
const flagFiles = (folder: string, packageName: string): string[] =>
  ['parse-command-line.d.ts', 'parsed-cli.d.ts', 'cli/args.d.ts']
    .map((file) => path.join(folder, 'node_modules', packageName, 'dist', file))
    .filter((file) => existsSync(file));
