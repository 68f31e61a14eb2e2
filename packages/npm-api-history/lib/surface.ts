import path from 'node:path';
import {
  findDeclarations,
  openEntries,
  readProgram,
  type EntryProgram,
  type ReaderOptions,
} from 'dts-api-model';
import {isOptionsObject, type ApiExport, type ApiField} from 'dts-api-model/model';
import {UNKNOWN_SHAPE} from 'dts-api-model/shape-text';
import type ts from 'typescript';

import type {HistoryKind} from './format';
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

/** An item that no export has, such as a flag, as the types or the code declare it. */
export type ExtraItem = readonly [id: string, kind: HistoryKind, field: ApiField];

/** What a release has besides the exports of its declarations. */
export interface Extras {
  /** Declaration files of a release that are opened with its entry points, as absolute paths. */
  files: (release: Release) => readonly string[];
  /** Reads them, and whatever else a release has. `program.files` has them by their paths. */
  read: (program: EntryProgram, release: Release) => Iterable<ExtraItem>;
}

/** What is read of a release. */
export interface SurfaceOptions {
  reader: ReaderOptions;
  /** Entry points of a package besides those in its manifest. */
  entries?: (packageName: string) => readonly string[];
  /** Leaves out an entry point, such as all but one of those that have the same exports. */
  isSkipped?: (entry: string) => boolean;
  /** The kind of an export or member, by its id, where it isn't the declaration's; undefined otherwise. */
  kindOf?: (id: string) => HistoryKind | undefined;
  extras?: Extras;
}

/** The entry points of a release: those of its manifest, and further ones. */
const entriesOf = (
  {packageName, roots}: Release,
  {entries = () => [], isSkipped = () => false}: SurfaceOptions,
): string[] => {
  const root = roots.get(packageName);
  if (root === undefined) return [];
  const {exports} = manifestOf(root, packageName);
  const paths = typeof exports === 'object' && exports !== null ? Object.keys(exports) : [];
  const own = paths
    .filter((item) => /^\.(?:\/[\w/-]+)?$/.test(item))
    .map((item) => packageName + item.slice(1));
  return [...new Set([packageName, ...own, ...entries(packageName)])].filter(
    (entry) => !isSkipped(entry) && findDeclarations(root, entry) !== undefined,
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

const addExport = (add: Add, item: ApiExport, kindOf: SurfaceOptions['kindOf']): void => {
  if (item.internal) return;
  const id = item.ref;
  add(id, {
    kind: kindOf?.(id) ?? item.kind,
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
  for (const member of item.members) addExport(add, member, kindOf);
};

/** Files of all packages and releases that were parsed by this process. */
const sourceFiles = new Map<string, ts.SourceFile | undefined>();

/**
 * Reads everything public of a release; nothing when it has no types. `root` is a project that has the types of React
 * and of other packages that the API's types refer to.
 */
export const readSurface = (root: string, release: Release, options: SurfaceOptions): Surface => {
  const {reader, kindOf, extras} = options;
  const entries = entriesOf(release, options);
  if (entries.length === 0) return {};
  const source = {rootOf: (name: string) => release.roots.get(name), sourceFiles};
  const opened = [...entries, ...(extras?.files(release) ?? [])];
  const program = openEntries(root, opened, reader, source);
  const files = new Map([...program.files].filter(([entry]) => !path.isAbsolute(entry)));
  const model = readProgram({...program, files}, root, true);
  const surface: Surface = {};
  const add: Add = (id, item) => {
    surface[id] = item;
  };
  for (const item of Object.values(model).flat()) addExport(add, item, kindOf);
  for (const [id, kind, field] of extras?.read(program, release) ?? []) {
    add(id, itemOf(kind, field));
  }
  return surface;
};
