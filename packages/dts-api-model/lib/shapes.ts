import ts from 'typescript';

import type {IsOwnFile} from './options';
import {UNKNOWN_SHAPE} from './shapeText';

/** How deeply objects are spelled out. */
const MAX_DEPTH = 2;

/**
 * Spells types out, so that two releases can be compared: names of the API's own aliases and interfaces,
 * the order of unions and properties, and the formatting of declaration files make no difference. Types that
 * other packages declare are named, since their names are what a reader knows.
 */
export class Shapes {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isOwnFile: IsOwnFile,
    private readonly isReleaseNumber: (text: string) => boolean = () => false,
  ) {}

  /** True for a type of React and the like; Partial, Omit and other types of the language are entered. */
  private isForeign(symbol: ts.Symbol): boolean {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName;
    return file !== undefined && !this.isOwnFile(file) && !file.includes('/typescript/lib/');
  }

  /** The type of a value, without `undefined`; `{…}` for objects when their fields are listed elsewhere. */
  of(type: ts.Type, hasFields = false): string {
    return this.text(type, hasFields ? MAX_DEPTH : 0, []) || 'undefined';
  }

  /** What was spelled out before, by depth; nothing that was cut short because it contains itself. */
  private readonly known = new Map<ts.Type, string[]>();

  /** How often a type was cut short because it contains itself. */
  private cuts = 0;

  private text(type: ts.Type, depth: number, seen: readonly ts.Type[]): string {
    const known = this.known.get(type) ?? [];
    const found = known[depth];
    if (found !== undefined) return found;
    const {cuts} = this;
    const text = this.spell(type, depth, seen);
    if (this.cuts === cuts) {
      known[depth] = text;
      this.known.set(type, known);
    }
    return text;
  }

  private spell(type: ts.Type, depth: number, seen: readonly ts.Type[]): string {
    const {flags} = type;
    if ((flags & ts.TypeFlags.Any) !== 0) {
      return (type as {intrinsicName?: string}).intrinsicName === 'error' ? UNKNOWN_SHAPE : 'any';
    }
    if ((flags & ts.TypeFlags.Boolean) !== 0) return 'boolean';
    if ((flags & ts.TypeFlags.EnumLike) !== 0) return type.symbol.name;
    if (type.isUnion()) return this.union(type, depth, seen);
    // A release's own number is no difference between releases.
    if (type.isStringLiteral())
      return this.isReleaseNumber(type.value) ? 'string' : `'${type.value}'`;
    if ((flags & ts.TypeFlags.TypeParameter) !== 0) return this.parameter(type, depth, seen);
    if ((flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0)
      return this.printed(type);
    if (seen.includes(type)) {
      this.cuts++;
      return '…';
    }
    return this.object(type, depth, [...seen, type]);
  }

  private printed(type: ts.Type): string {
    return this.checker
      .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
      .replace(/\bimport\("[^"]+"\)\./g, '')
      .replace(/\s+/g, ' ')
      .replace(/"([^"']*)"/g, "'$1'");
  }

  private parameter(type: ts.Type, depth: number, seen: readonly ts.Type[]): string {
    const constraint = this.checker.getBaseConstraintOfType(type);
    if (seen.includes(type)) this.cuts++;
    if (!constraint || constraint === type || seen.includes(type)) return 'unknown';
    return this.text(constraint, depth, [...seen, type]);
  }

  private union(type: ts.UnionType, depth: number, seen: readonly ts.Type[]): string {
    if (type.aliasSymbol && this.isForeign(type.aliasSymbol)) return type.aliasSymbol.name;
    const texts = type.types
      .filter(({flags}) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) === 0)
      .map((member) => this.text(member, depth, seen));
    const members = new Set(texts);
    if (members.has('true') && members.has('false')) {
      members.delete('true');
      members.delete('false');
      members.add('boolean');
    }
    const sorted = [...members].sort();
    return sorted
      .map((text) => (sorted.length > 1 && text.includes('=>') ? `(${text})` : text))
      .join(' | ');
  }

  private object(type: ts.Type, depth: number, seen: readonly ts.Type[]): string {
    const {checker} = this;
    const inner = (member: ts.Type): string => this.text(member, depth, seen);
    if (checker.isTupleType(type)) {
      return `[${checker
        .getTypeArguments(type as ts.TypeReference)
        .map(inner)
        .join(', ')}]`;
    }
    if (checker.isArrayType(type)) {
      const item = checker.getTypeArguments(type as ts.TypeReference)[0];
      const text = item ? inner(item) : 'unknown';
      return /[ ]/.test(text) && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
    }
    const {symbol} = type as {symbol?: ts.Symbol};
    const declared = symbol?.declarations?.[0]?.getSourceFile().fileName;
    const alias = type.aliasSymbol;
    const isAnonymous = !symbol || symbol.name.startsWith('__');
    if (alias && this.isForeign(alias)) {
      return this.named(alias.name, type.aliasTypeArguments ?? [], depth, seen);
    }
    const calls = type.getCallSignatures();
    if (!isAnonymous && declared !== undefined && !this.isOwnFile(declared)) {
      const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
      const args = isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
      return this.named(symbol.name, args.slice(0, 2), depth, seen);
    }
    if (calls.length > 0) {
      return [...new Set(calls.map((signature) => this.call(signature, depth, seen)))]
        .sort()
        .join(' & ');
    }
    if (symbol && (symbol.flags & ts.SymbolFlags.Class) !== 0) return symbol.name;
    if (depth >= MAX_DEPTH) return '{…}';
    return this.properties(type, depth + 1, seen);
  }

  private named(
    name: string,
    args: readonly ts.Type[],
    depth: number,
    seen: readonly ts.Type[],
  ): string {
    if (args.length === 0) return name;
    return `${name}<${args.map((argument) => this.text(argument, depth, seen) || 'undefined').join(', ')}>`;
  }

  private call(signature: ts.Signature, depth: number, seen: readonly ts.Type[]): string {
    const params = signature.parameters.map((parameter) => {
      const declaration = parameter.valueDeclaration;
      const isOptional =
        declaration && ts.isParameter(declaration) && this.checker.isOptionalParameter(declaration);
      return `${this.text(this.checker.getTypeOfSymbol(parameter), depth, seen)}${isOptional ? '?' : ''}`;
    });
    const result = this.text(signature.getReturnType(), depth, seen) || 'undefined';
    return `(${params.join(', ')}) => ${result}`;
  }

  private properties(type: ts.Type, depth: number, seen: readonly ts.Type[]): string {
    const own = this.checker
      .getPropertiesOfType(type)
      .filter(
        ({name, declarations}) =>
          !/^(?:__)?[@#]/.test(name) &&
          (declarations?.some((node) => this.isOwnFile(node.getSourceFile().fileName)) ?? true),
      );
    const index = this.checker.getIndexInfosOfType(type).map(({keyType, type: value}) => {
      return `[${this.text(keyType, depth, seen)}]: ${this.text(value, depth, seen)}`;
    });
    const texts = own.map((property) => {
      const mark = (property.flags & ts.SymbolFlags.Optional) !== 0 ? '?' : '';
      const text = this.text(this.checker.getTypeOfSymbol(property), depth, seen) || 'undefined';
      return `${property.name}${mark}: ${text}`;
    });
    const all = [...texts.sort(), ...index.sort()];
    return all.length === 0 ? '{}' : `{ ${all.join('; ')} }`;
  }
}
