import path from 'node:path';
import ts from 'typescript';

import {readDefaults, type Defaults} from './defaults';
import {FieldReader, jsDoc, typeText, uniqueFields} from './fields';
import {packageOf, type ApiExport, type ApiField, type ExportKind} from './model';
import {ownFiles, type IsOwnFile, type ReaderOptions} from './options';
import {openEntries, type EntryProgram} from './program';
import {Shapes} from './shapes';
import {printSignature} from './signature';

/**
 * Reads the public exports of some entry points from the declaration files in `node_modules` of `root`.
 *
 * @throws when an entry point has no types
 */
export const readEntries = (
  root: string,
  entries: readonly string[],
  options: ReaderOptions,
): Record<string, ApiExport[]> => readProgram(openEntries(root, entries, options), root);

const shapesOf = ({checker, options}: EntryProgram, isOwnFile: IsOwnFile): Shapes =>
  new Shapes(checker, isOwnFile, options.isReleaseNumber);

/** Reads the public exports of an opened program. `withShapes` spells out all types, and prints no signatures. */
export const readProgram = (
  program: EntryProgram,
  root: string,
  withShapes = false,
): Record<string, ApiExport[]> => {
  const {checker, files, options} = program;
  const isOwnFile = ownFiles(options);
  const shapes = withShapes ? shapesOf(program, isOwnFile) : undefined;
  const reader = new ExportReader(checker, root, isOwnFile, shapes);
  return Object.fromEntries(
    [...files].map(([entry, file]) => [entry, reader.readModule(entry, file)]),
  );
};

/** Reads the fields of types of an opened program, with their own types spelled out. */
export const readFields = (program: EntryProgram, types: readonly ts.Type[]): ApiField[] => {
  const isOwnFile = ownFiles(program.options);
  const shapes = shapesOf(program, isOwnFile);
  const reader = new FieldReader(
    program.checker,
    isOwnFile,
    () => false,
    (type) => shapes.of(type),
  );
  return types.flatMap((type) => reader.read(type));
};

const isComponentResult = (text: string): boolean =>
  /^null$|\b(?:JSX\.Element|ReactElement|ReactNode|ReactPortal|DetailedReactHTMLElement)\b/.test(
    text,
  );

/** The instance type of a class component. */
const isComponentInstance = (text: string): boolean => /^(?:React\.)?Component</.test(text);

const defaultOf = (field: ApiField, defaults: Defaults): Pick<ApiField, 'default'> => {
  const text = field.default ?? defaults.get(field.name);
  return text === undefined ? {} : {default: text};
};

const withDefaults = (fields: readonly ApiField[], defaults: Defaults): ApiField[] =>
  fields.map((field) => ({...field, ...defaultOf(field, defaults)}));

/** `export type {HeadlessBrowser}` makes a class a type. */
const isTypeOnly = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some(
    (node) => ts.isExportSpecifier(node) && ts.isTypeOnlyExportDeclaration(node),
  ) ?? false;

class ExportReader {
  private readonly fields: FieldReader;

  /** Names exported by the module being read. */
  private exported = new Set<string>();

  /** Folder of the package being read. */
  private folder = '';

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly root: string,
    private readonly isOwnFile: IsOwnFile,
    private readonly shapes?: Shapes,
  ) {
    this.fields = new FieldReader(
      checker,
      isOwnFile,
      (symbol) => this.isLocal(symbol),
      shapes && ((type, hasFields) => shapes.of(type, hasFields)),
    );
  }

  readModule(entry: string, file: ts.SourceFile): ApiExport[] {
    const module = this.checker.getSymbolAtLocation(file);
    if (!module) return [];
    const symbols = this.checker.getExportsOfModule(module);
    this.exported = new Set(symbols.map(({name}) => name));
    this.folder = `/node_modules/${packageOf(entry)}/`;
    return symbols.map((symbol) => this.readExport(entry, symbol.name, symbol));
  }

  /** Whether a type belongs to this package, or to one that it brings along, but isn't exported. */
  private isLocal(symbol: ts.Symbol): boolean {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName;
    return !this.exported.has(symbol.name) && (file?.includes(this.folder) ?? false);
  }

  private resolve(symbol: ts.Symbol): ts.Symbol {
    return (symbol.flags & ts.SymbolFlags.Alias) !== 0
      ? this.checker.getAliasedSymbol(symbol)
      : symbol;
  }

  private readExport(entry: string, name: string, symbol: ts.Symbol, isMember = false): ApiExport {
    const {checker} = this;
    const target = this.resolve(symbol);
    const declaration = target.declarations?.[0];
    const place = declaration
      ? `${path.relative(path.join(this.root, 'node_modules'), declaration.getSourceFile().fileName)}:${target.name}`
      : name;
    const isValue = (target.flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(symbol);
    const isClass = isValue && (target.flags & ts.SymbolFlags.Class) !== 0;
    const type = isValue
      ? checker.getTypeOfSymbol(target)
      : checker.getDeclaredTypeOfSymbol(target);
    const signatures = isClass
      ? type.getConstructSignatures()
      : this.callsOf(isMember ? (name.split('.').at(-1) ?? name) : name, type);
    const isContext = typeText(checker, type).startsWith('Context<');
    const kind = isContext ? 'const' : this.kindOf(name, isValue, isClass, signatures);
    const docs = jsDoc(checker, target);
    const result: ApiExport = {
      ref: `${entry}#${name}`,
      entry,
      name: isMember ? (name.split('.').at(-1) ?? name) : name,
      kind,
      declaration: place,
      signature: '',
      params: [],
      props: [],
      returns: [],
      fields: [],
      members: [],
      ...(docs.deprecated === undefined ? {} : {deprecated: docs.deprecated}),
      ...(docs.internal || /Internal(?:s|Types)?$/.test(name) || name.startsWith('_')
        ? {internal: true}
        : {}),
    };
    if (result.internal) return result;
    if (kind === 'component') {
      result.props = this.propsOf(signatures);
    } else {
      result.params = this.paramsOf(signatures);
      if (!isClass) {
        result.returns = uniqueFields(
          signatures.flatMap((signature) => this.returnsOf(signature.getReturnType())),
        );
      }
    }
    if (declaration) {
      const defaults = readDefaults(declaration.getSourceFile().fileName, target.name);
      result.props = withDefaults(result.props, defaults);
      result.params = result.params.map((param) => ({
        ...param,
        ...(param.unnamed && param.fields ? {fields: withDefaults(param.fields, defaults)} : {}),
        ...(param.unnamed ? {} : defaultOf(param, defaults)),
      }));
    }
    if (kind === 'type') {
      if (signatures.length === 0) result.fields = this.typeFields(type);
    } else if (!isMember) {
      result.members = this.membersOf(entry, name, target, type, isClass);
    }
    if (this.shapes) {
      const returned = isClass ? undefined : signatures[0]?.getReturnType();
      const hasFields = [result.returns, result.fields, result.members].some(
        ({length}) => length > 0,
      );
      result.shape = isClass ? 'class' : this.shapes.of(returned ?? type, hasFields);
      const taken = signatures.flatMap(({parameters}) =>
        parameters.slice(0, 1).map((parameter) => checker.getTypeOfSymbol(parameter)),
      );
      Object.assign(result, this.beyondReach(kind === 'type' ? [type] : taken));
      // No page shows signatures of other releases, and printing them takes a third of the time.
      return result;
    }
    result.signature = printSignature(result, {
      checker,
      symbol: target,
      signatures,
      isExported: (typeName) => this.exported.has(typeName),
      writtenText: (node) => this.fields.writtenText(node),
    });
    return result;
  }

  /**
   * The call signatures of a value. A component declared as `ComponentType` is a union of a class and a function, and
   * one declared as `ComponentClass` can only be constructed, but the props are the same.
   */
  private callsOf(name: string, type: ts.Type): readonly ts.Signature[] {
    const calls = type.getCallSignatures();
    if (calls.length > 0 || !/^[A-Z]/.test(name)) return calls;
    const members = (type.isUnion() ? type.types : [type]).map((member) => [
      ...member.getCallSignatures(),
      ...member.getConstructSignatures(),
    ]);
    const isComponent = members.every(
      (own) => own.length > 0 && own.every((signature) => this.isRendered(signature)),
    );
    // All members have the same props.
    return isComponent ? (members[0] ?? []).slice(0, 1) : calls;
  }

  private isRendered(signature: ts.Signature): boolean {
    const text = this.resultText(signature);
    return isComponentResult(text) || isComponentInstance(text);
  }

  private kindOf(
    name: string,
    isValue: boolean,
    isClass: boolean,
    signatures: readonly ts.Signature[],
  ): ExportKind {
    if (!isValue) return 'type';
    if (isClass) return 'class';
    if (signatures.length === 0) return 'const';
    const leaf = name.split('.').at(-1) ?? name;
    const first = signatures[0];
    if (/^[A-Z]/.test(leaf) && first && this.isRendered(first)) {
      return 'component';
    }
    return /^use[A-Z]/.test(leaf) ? 'hook' : 'function';
  }

  /** The properties that come from other packages, and whether a type is `any`. */
  private beyondReach(types: readonly ts.Type[]): Pick<ApiExport, 'inherited' | 'unresolved'> {
    const inherited = [...new Set(types.flatMap((type) => this.fields.inherited(type)))].sort();
    return {
      ...(inherited.length > 0 && {inherited}),
      ...(types.some(({flags}) => (flags & ts.TypeFlags.Any) !== 0) && {unresolved: true}),
    };
  }

  private resultText(signature: ts.Signature): string {
    const node = signature.declaration?.type;
    return node ? node.getText() : typeText(this.checker, signature.getReturnType());
  }

  private propsOf(signatures: readonly ts.Signature[]): ApiField[] {
    return uniqueFields(
      signatures.flatMap((signature) => {
        const props = signature.parameters[0];
        return props ? this.fields.read(this.checker.getTypeOfSymbol(props)) : [];
      }),
    );
  }

  /** The parameters of all overloads. Those that a shorter overload lacks become optional. */
  private paramsOf(signatures: readonly ts.Signature[]): ApiField[] {
    const lists = signatures.map((signature) =>
      signature.parameters.flatMap((parameter) => {
        const field = this.fields.field(parameter, -1, []);
        return this.tupleParams(parameter) ?? [field];
      }),
    );
    const params = uniqueFields(lists.flat());
    return params.map((param) =>
      lists.every((list) => list.some(({name}) => name === param.name))
        ? param
        : {...param, optional: true},
    );
  }

  /** `(...args: [options: BundleOptions] | …)` → the members of the first tuple. */
  private tupleParams(parameter: ts.Symbol): ApiField[] | undefined {
    const {checker} = this;
    const declaration = parameter.valueDeclaration;
    const isRest =
      declaration && ts.isParameter(declaration) && declaration.dotDotDotToken !== undefined;
    if (!isRest) return undefined;
    const type = checker.getTypeOfSymbol(parameter);
    const first = type.isUnion() ? type.types[0] : type;
    if (!first || !checker.isTupleType(first)) return undefined;
    const {labeledElementDeclarations: labels} = (first as ts.TupleTypeReference).target;
    return checker.getTypeArguments(first as ts.TypeReference).map((member, index) => {
      const label = labels?.[index];
      const name =
        label && ts.isIdentifier(label.name) ? label.name.text : `argument${String(index + 1)}`;
      return {
        name,
        optional: index >= (first as ts.TupleTypeReference).target.minLength,
        type: typeText(checker, member),
        fields: this.fields.read(member),
        fieldsRequired: true,
        ...(this.shapes && {shape: this.shapes.of(member, true)}),
      };
    });
  }

  private returnsOf(type: ts.Type): ApiField[] {
    const value = this.fields.awaited(type);
    const item = this.checker.isArrayType(value)
      ? this.checker.getTypeArguments(value as ts.TypeReference)[0]
      : undefined;
    const own = this.fields.read(item ?? value);
    const results = value.getCallSignatures().map((signature) => signature.getReturnType());
    return results.length > 0 && own.length === 0
      ? results.flatMap((result) => this.fields.read(this.fields.awaited(result)))
      : own;
  }

  private typeFields(type: ts.Type): ApiField[] {
    const item = this.checker.isArrayType(type)
      ? this.checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined;
    return this.fields.read(item ?? type);
  }

  /** Public statics and methods of a class, or members of a namespace object such as `Series`. */
  private membersOf(
    entry: string,
    name: string,
    symbol: ts.Symbol,
    type: ts.Type,
    isClass: boolean,
  ): ApiExport[] {
    const instance = isClass ? this.checker.getDeclaredTypeOfSymbol(symbol) : undefined;
    const candidates = [
      ...this.checker.getPropertiesOfType(type),
      ...(instance ? this.checker.getPropertiesOfType(instance) : []),
    ];
    return candidates
      .filter(
        (member) =>
          member.name !== 'prototype' &&
          !member.name.startsWith('__@') &&
          (member.declarations?.some((node) => this.isOwnFile(node.getSourceFile().fileName)) ??
            false) &&
          (!member.valueDeclaration ||
            (ts.getCombinedModifierFlags(member.valueDeclaration) &
              (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) ===
              0),
      )
      .map((member) => this.readExport(entry, `${name}.${member.name}`, member, true));
  }
}
