import ts from 'typescript';

import type {ApiField} from './model';
import {packageOfFile, type IsOwnFile} from './options';
import {uniteShapes} from './shapeText';

/** How deeply nested options are read: `config.damping` and one more level. */
const MAX_DEPTH = 2;

/** Up to this length, a type that isn't exported is spelled out instead of named. */
const MAX_LOCAL_TYPE = 60;

/** The tags of a symbol's JSDoc that the reference uses. */
export const jsDoc = (
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): Pick<ApiField, 'default' | 'deprecated' | 'since' | 'internal'> => {
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tags = new Map(
    symbol.getJsDocTags(checker).map((tag) => [tag.name, ts.displayPartsToString(tag.text)]),
  );
  const text = [comment, ...tags.values()].join('\n');
  const fallback =
    tags.get('default') ?? /\bdefaults?(?: value)?(?: is| to|:)\s+`([^`]+)`/i.exec(text)?.[1];
  const since =
    /available (?:from|since|in)\s+v?(\d+\.\d+\.\d+)/i.exec(text)?.[1] ?? tags.get('since');
  const deprecated = tags.get('deprecated');
  const internal =
    tags.has('internal') ||
    symbol.name.startsWith('_') ||
    /internal use|^only for internal/i.test(deprecated ?? '');
  return {
    ...(fallback ? {default: fallback.trim().replace(/^`|`$/g, '')} : {}),
    ...(deprecated === undefined ? {} : {deprecated: deprecated.trim()}),
    ...(since ? {since: since.replace(/^v/, '')} : {}),
    ...(internal ? {internal} : {}),
  };
};

/** A node's text on one line, without comments. */
export const nodeText = (node: ts.Node): string =>
  node
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\bimport\("[^"]+"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/; }/g, ' }')
    .replace(/(?<=[(,]\s?)\{[\w\s,]*\}(?=\??: )/g, 'options')
    .replace(/\bReact\./g, '')
    .replace(/"([^"']*)"/g, "'$1'")
    .trim();

const isLiteralUnion = (type: ts.Type): boolean =>
  type.isUnion() && type.types.every((member) => member.isLiteral());

/** `X | undefined` → `X`, because an option's question mark says the same. */
const withoutUndefinedNode = (node: ts.TypeNode): ts.TypeNode => {
  if (!ts.isUnionTypeNode(node)) return node;
  const [only, ...others] = node.types.filter(({kind}) => kind !== ts.SyntaxKind.UndefinedKeyword);
  return only && others.length === 0 ? only : node;
};

/** Prints a type with the names of its declaration. `isShort` truncates long object types, which saves seconds. */
export const typeText = (checker: ts.TypeChecker, type: ts.Type, isShort = false): string =>
  checker
    .typeToString(
      type,
      undefined,
      ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
        (isShort && !isLiteralUnion(type)
          ? ts.TypeFormatFlags.None
          : ts.TypeFormatFlags.NoTruncation),
    )
    .replace(/\bimport\("[^"]+"\)\./g, '')
    .replace(/"([^"']*)"/g, "'$1'")
    .replace(/; }/g, ' }')
    .replace(/^\{\} \| /, '');

const withoutUndefined = (checker: ts.TypeChecker, type: ts.Type): ts.Type =>
  checker.getNonNullableType(type);

/** The package that declares a symbol. */
const packageOfSymbol = (symbol: ts.Symbol): string =>
  packageOfFile(symbol.declarations?.[0]?.getSourceFile().fileName ?? '') ?? '';

type FieldMap = Map<string, ApiField>;

/** Reads fields of object types, resolved through intersections, unions, generics and mapped types. */
export class FieldReader {
  /** Conditional types being read, to stop at recursive ones. */
  private readonly conditionals = new Set<ts.ConditionalRoot>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isOwnFile: IsOwnFile,
    /** Whether a type belongs to the package being read, but isn't exported. */
    private readonly isLocal: (symbol: ts.Symbol) => boolean,
    /** Spells out a type, except for types whose fields are listed separately. */
    private readonly spellOut?: (type: ts.Type, hasFields: boolean) => string,
  ) {}

  /** A type's own fields. In a union, a field is optional if one member allows omitting it. */
  read(type: ts.Type, depth = 0, seen: readonly ts.Type[] = []): ApiField[] {
    return [...this.map(type, depth, seen).values()];
  }

  private isOwn(symbol: ts.Symbol): boolean {
    return (
      symbol.declarations?.some((node) => this.isOwnFile(node.getSourceFile().fileName)) ?? false
    );
  }

  /** The type that declares an option object's fields, also inside Partial, Omit and similar types. */
  private holderOf(type: ts.Type): ts.Symbol | undefined {
    const alias = type.aliasSymbol;
    if (alias && this.isOwn(alias)) return alias;
    const inner = type.aliasTypeArguments?.[0];
    if (alias && inner) return this.holderOf(inner);
    const {symbol} = type as {symbol?: ts.Symbol};
    const isNamed =
      ((symbol?.flags ?? 0) & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0;
    return symbol && isNamed && this.isOwn(symbol) ? symbol : undefined;
  }

  /** Names of properties that come from other packages. */
  inherited(type: ts.Type): string[] {
    return this.checker
      .getPropertiesOfType(withoutUndefined(this.checker, type))
      .filter((symbol) => !this.isOwn(symbol))
      .map(({name}) => name);
  }

  field(symbol: ts.Symbol, depth: number, seen: readonly ts.Type[]): ApiField {
    const {checker} = this;
    const declaration = symbol.declarations?.find((node) =>
      this.isOwnFile(node.getSourceFile().fileName),
    );
    const type = checker.getTypeOfSymbol(symbol);
    const node =
      declaration &&
      (ts.isPropertySignature(declaration) ||
        ts.isPropertyDeclaration(declaration) ||
        ts.isParameter(declaration))
        ? declaration.type
        : undefined;
    const parameter = declaration && ts.isParameter(declaration) ? declaration : undefined;
    const shape = withoutUndefined(checker, type);
    const nested = this.nested(shape, depth, seen);
    const holder = this.holderOf(shape);
    return {
      name: symbol.name,
      optional:
        (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
        parameter?.questionToken !== undefined ||
        parameter?.initializer !== undefined ||
        parameter?.dotDotDotToken !== undefined,
      type: this.spellOut
        ? ''
        : node && this.declares(node, shape)
          ? this.writtenText(node)
          : this.resolvedText(shape, depth > 0),
      ...jsDoc(checker, symbol),
      ...(parameter && (!ts.isIdentifier(parameter.name) || symbol.name.startsWith('_'))
        ? {unnamed: true, internal: false}
        : {}),
      ...(holder ? {typeName: holder.name, typePackage: packageOfSymbol(holder)} : {}),
      ...nested,
      ...(this.spellOut && {shape: this.spellOut(type, nested.fieldsRequired === true)}),
    };
  }

  /** Fields of a nested object. Items of arrays and arguments of callbacks need no headings. */
  private nested(
    type: ts.Type,
    depth: number,
    seen: readonly ts.Type[],
  ): Pick<ApiField, 'fields' | 'fieldsRequired'> {
    if (depth >= MAX_DEPTH || seen.includes(type) || type.isClass()) return {};
    const {checker} = this;
    const path = [...seen, type];
    const item = checker.isArrayType(type)
      ? checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined;
    const callbacks = (type.isUnion() ? type.types : [type]).flatMap((member) =>
      member.getCallSignatures(),
    );
    let fields: ApiField[];
    let required = false;
    if (item) {
      fields = this.read(item, depth + 1, path);
    } else if (callbacks.length > 0) {
      fields = uniqueFields(
        callbacks.flatMap((signature) => [
          ...signature.parameters
            .slice(0, 1)
            .flatMap((parameter) => this.read(checker.getTypeOfSymbol(parameter), depth + 1, path)),
          ...this.read(this.awaited(signature.getReturnType()), depth + 1, path),
        ]),
      );
    } else {
      fields = this.read(type, depth + 1, path);
      // When releases are compared, a union of variants of an options object counts as one, too.
      const isOptions =
        depth < 0 && this.spellOut !== undefined && type.isUnion() && this.isVariants(type);
      required = !type.isUnion() || isOptions;
    }
    return fields.length > 0 ? {fields, fieldsRequired: required} : {};
  }

  private isVariants(type: ts.UnionType): boolean {
    return type.types.every(
      (member) =>
        member.flags !== ts.TypeFlags.Never &&
        !this.checker.isArrayType(member) &&
        (member.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0,
    );
  }

  /** Whether the field's type is the written one, unchanged by a mapped or generic type. */
  private declares(node: ts.TypeNode, type: ts.Type): boolean {
    return withoutUndefined(this.checker, this.checker.getTypeFromTypeNode(node)) === type;
  }

  /** A type as written. A short type that isn't exported is spelled out. */
  writtenText(written: ts.TypeNode): string {
    const node = withoutUndefinedNode(written);
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isImportTypeNode(node)
        ? node.qualifier
        : undefined;
    if (!name) return nodeText(node);
    const found = this.checker.getSymbolAtLocation(name);
    const isAlias = found !== undefined && (found.flags & ts.SymbolFlags.Alias) !== 0;
    return this.localText(isAlias ? this.checker.getAliasedSymbol(found) : found) ?? nodeText(node);
  }

  private resolvedText(type: ts.Type, isShort: boolean): string {
    return this.localText(type.aliasSymbol) ?? typeText(this.checker, type, isShort);
  }

  private localText(symbol: ts.Symbol | undefined): string | undefined {
    const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
    if (!symbol || !alias || alias.typeParameters || !this.isLocal(symbol)) return undefined;
    const written = nodeText(alias.type);
    const text = written.includes('typeof ')
      ? typeText(this.checker, this.checker.getTypeFromTypeNode(alias.type))
      : written;
    return text.length <= MAX_LOCAL_TYPE ? text : undefined;
  }

  /** What a promise resolves to, or the type itself. */
  awaited(type: ts.Type): ts.Type {
    return this.checker.getAwaitedType(type) ?? type;
  }

  private map(type: ts.Type, depth: number, seen: readonly ts.Type[]): FieldMap {
    const {checker} = this;
    if (type.isUnion()) {
      const members = type.types.filter(
        (member) =>
          (member.flags &
            (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Instantiable)) !==
            0 && !checker.isArrayType(member),
      );
      return mergeUnion(members.map((member) => this.map(member, depth, seen)));
    }
    if (type.isIntersection()) {
      return mergeIntersection(type.types.map((member) => this.map(member, depth, seen)));
    }
    if ((type.flags & ts.TypeFlags.Conditional) !== 0) {
      return this.conditional(type as ts.ConditionalType, depth, seen);
    }
    if ((type.flags & ts.TypeFlags.Instantiable) !== 0) {
      const constraint = checker.getBaseConstraintOfType(type);
      return constraint && constraint !== type
        ? this.map(constraint, depth, seen)
        : new Map<string, ApiField>();
    }
    if ((type.flags & ts.TypeFlags.Object) === 0 || checker.isArrayType(type)) return new Map();
    const fields: FieldMap = new Map();
    for (const symbol of checker.getPropertiesOfType(type)) {
      if (!this.isOwn(symbol) || /^(?:__)?[@#]/.test(symbol.name)) continue;
      const modifiers = symbol.valueDeclaration
        ? ts.getCombinedModifierFlags(symbol.valueDeclaration)
        : ts.ModifierFlags.None;
      if ((modifiers & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0) continue;
      const valueType = withoutUndefined(checker, checker.getTypeOfSymbol(symbol));
      if ((valueType.flags & ts.TypeFlags.Never) !== 0) continue;
      fields.set(symbol.name, this.field(symbol, depth, seen));
    }
    return fields;
  }

  /** The fields of both branches of a conditional type over a type parameter, as in a union. */
  private conditional(type: ts.ConditionalType, depth: number, seen: readonly ts.Type[]): FieldMap {
    if (this.conditionals.has(type.root)) return new Map();
    this.conditionals.add(type.root);
    const {checker} = this;
    const branches = [type.root.node.trueType, type.root.node.falseType].map((node) =>
      checker.getTypeFromTypeNode(node),
    );
    const merged = mergeUnion(branches.map((branch) => this.map(branch, depth, seen)));
    this.conditionals.delete(type.root);
    return merged;
  }
}

/** Merges two printed unions without duplicate members. */
const uniteTypes = (a: string, b: string): string =>
  /[{(<]/.test(a + b)
    ? a === b
      ? a
      : `${a} | ${b}`
    : [...new Set([...a.split(' | '), ...b.split(' | ')])].join(' | ');

/** Fields by unique name; the last one wins. */
export const uniqueFields = (fields: readonly ApiField[]): ApiField[] => [
  ...new Map(fields.map((field) => [field.name, field])).values(),
];

const mergeFields = (a: ApiField, b: ApiField, optional: boolean): ApiField => ({
  ...b,
  ...a,
  optional,
  type: uniteTypes(a.type, b.type),
  ...(a.shape !== undefined && b.shape !== undefined ? {shape: uniteShapes(a.shape, b.shape)} : {}),
  ...(a.fields || b.fields
    ? {fields: [...mergeUnion([toMap(a.fields ?? []), toMap(b.fields ?? [])]).values()]}
    : {}),
});

const toMap = (fields: ApiField[]): FieldMap => new Map(fields.map((field) => [field.name, field]));

/** The fields of a union: those that a member lacks become optional. */
const mergeUnion = (maps: FieldMap[]): FieldMap => {
  const merged: FieldMap = new Map();
  for (const map of maps) {
    for (const [name, field] of map) {
      const known = merged.get(name);
      merged.set(name, known ? mergeFields(known, field, known.optional || field.optional) : field);
    }
  }
  for (const [name, field] of merged) {
    if (maps.some((map) => !map.has(name))) merged.set(name, {...field, optional: true});
  }
  return merged;
};

/** The fields of an intersection: a field is optional if it's optional in every member that has it. */
const mergeIntersection = (maps: FieldMap[]): FieldMap => {
  const merged: FieldMap = new Map();
  for (const map of maps) {
    for (const [name, field] of map) {
      const known = merged.get(name);
      merged.set(name, known ? {...known, optional: known.optional && field.optional} : field);
    }
  }
  return merged;
};
