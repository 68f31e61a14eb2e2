import ts from 'typescript';

import type {ApiExport, ApiField} from './model';
import {nodeText, typeText} from './fields';
import {wrapType} from './wrap';

/** An options object with more fields than this is printed as the name of its type. */
const MAX_INLINE_FIELDS = 14;

const fieldText = ({name, optional, type}: ApiField): string =>
  `${/^[\w$]+$/.test(name) ? name : `'${name}'`}${optional ? '?' : ''}: ${type}`;

const visible = (fields: readonly ApiField[]): ApiField[] =>
  fields.filter(({internal, deprecated}) => !internal && deprecated === undefined);

const block = (
  head: string,
  fields: readonly ApiField[],
  tail: string,
  separator: string,
): string =>
  [head, ...fields.map((field) => `  ${wrapType(fieldText(field), 2)}${separator}`), tail].join(
    '\n',
  );

/** Prints a type without `readonly` on its fields, which is irrelevant to a caller. */
const cleaned = (text: string): string => text.replace(/([{;] ?)readonly /g, '$1');

/** The HTML tag to which a component passes its attributes, from types such as `HTMLImageElement`. */
const tagOf = (text: string): string | undefined => {
  const element = /HTML(\w+?)Element/.exec(text)?.[1]?.toLowerCase();
  return element === 'image' ? 'img' : element;
};

/** Spells out an object type that isn't exported. */
const spelledOut = (
  text: string,
  typeName: string | undefined,
  all: readonly ApiField[],
  isExported: (name: string) => boolean,
): string => {
  const fields = visible(all);
  if (fields.length === 0 || fields.length > MAX_INLINE_FIELDS) return text;
  const literal = `{ ${fields.map(fieldText).join('; ')} }`;
  if (typeName === undefined || isExported(typeName)) return text;
  return text.replace(new RegExp(`(?<![\\w$.])${typeName}(?![\\w$<])`), literal);
};

const paramText = (param: ApiField, isExported: (name: string) => boolean): string => {
  const name = param.unnamed ? 'options' : param.name;
  const mark = param.optional ? '?' : '';
  const fields = visible(param.fields ?? []);
  const isNameless = param.unnamed === true && param.typeName === undefined;
  const type =
    isNameless && fields.length > 0 && fields.length <= MAX_INLINE_FIELDS
      ? `{ ${fields.map(fieldText).join('; ')} }`
      : param.fieldsRequired
        ? spelledOut(param.type, param.typeName, fields, isExported)
        : param.type;
  return `${name}${mark}: ${cleaned(type)}`;
};

interface Declared {
  checker: ts.TypeChecker;
  symbol: ts.Symbol;
  signatures: readonly ts.Signature[];
  isExported: (name: string) => boolean;
  writtenText: (node: ts.TypeNode) => string;
}

const generics = (signature: ts.Signature): string => {
  const nodes = signature.declaration?.typeParameters;
  if (!nodes || nodes.length === 0) return '';
  return `<${nodes
    .map((node) => (ts.isTypeParameterDeclaration(node) ? nodeText(node) : ''))
    .join(', ')}>`;
};

const resultText = (item: ApiExport, declared: Declared, signature: ts.Signature): string => {
  const {checker, isExported, writtenText} = declared;
  const node = signature.declaration?.type;
  if (!node || !ts.isTypeNode(node)) return typeText(checker, signature.getReturnType());
  const text = cleaned(writtenText(node));
  const name = /^(?:Promise<)?(\w+)(?:\[\])?>?$/.exec(text)?.[1];
  return spelledOut(text, name, item.returns, isExported);
};

const callText = (name: string, item: ApiExport, declared: Declared): string => {
  const texts = declared.signatures.map((signature) => {
    const params = signature.parameters.flatMap((parameter) => {
      const field = item.params.find((candidate) => candidate.name === parameter.name);
      const rest =
        parameter.valueDeclaration &&
        ts.isParameter(parameter.valueDeclaration) &&
        parameter.valueDeclaration.dotDotDotToken
          ? '...'
          : '';
      if (field) {
        return rest + paramText(rest ? {...field, optional: false} : field, declared.isExported);
      }
      // The reader has replaced a rest parameter with the members of its tuple.
      return item.params.map((param) => paramText(param, declared.isExported));
    });
    const result = item.kind === 'class' ? name : resultText(item, declared, signature);
    const prefix = item.kind === 'class' ? 'new ' : '';
    return wrapType(`${prefix}${name}${generics(signature)}(${params.join(', ')}): ${result}`);
  });
  return [...new Set(texts)].join('\n');
};

const componentText = (name: string, item: ApiExport, declared: Declared): string => {
  const props = visible(item.props);
  const text = declared.signatures
    .flatMap(({parameters}) => parameters.slice(0, 1))
    .map((props_) => {
      const type = declared.checker.getTypeOfSymbol(props_);
      const isInherited = declared.checker
        .getPropertiesOfType(type)
        .some(({name: property}) => property === 'onClick');
      return isInherited ? typeText(declared.checker, type) + memberText(declared, type) : '';
    })
    .join('');
  const tag = text === '' ? undefined : (tagOf(text) ?? 'div');
  const inherited = tag === undefined ? [] : [`  // and the attributes of <${tag}>`];
  if (props.length === 0 && inherited.length === 0) return `<${name} />`;
  const lines = props.map((field) => `  ${wrapType(fieldText(field), 2)}`);
  return [`<${name}`, ...lines, ...inherited, '/>'].join('\n');
};

/** The type of the click handler reveals the element: `MouseEventHandler<HTMLImageElement>`. */
const memberText = ({checker}: Declared, type: ts.Type): string => {
  const handler = checker.getPropertyOfType(type, 'onClick');
  return handler ? typeText(checker, checker.getTypeOfSymbol(handler)) : '';
};

const typeDeclarationText = (name: string, item: ApiExport, declared: Declared): string => {
  const declaration = declared.symbol.declarations?.[0];
  const parameters =
    declaration &&
    (ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration))
      ? declaration.typeParameters
      : undefined;
  const suffix = parameters ? `<${parameters.map(({name: {text}}) => text).join(', ')}>` : '';
  const isUnion =
    declaration !== undefined &&
    ts.isTypeAliasDeclaration(declaration) &&
    ts.isUnionTypeNode(declaration.type);
  const fields = visible(item.fields);
  if (fields.length > 0 && !isUnion) {
    return block(`type ${name}${suffix} = {`, fields, '}', ';');
  }
  if (declaration && ts.isTypeAliasDeclaration(declaration)) {
    const head = `type ${name}${suffix} = `;
    const written = nodeText(declaration.type);
    const text = written.includes('typeof ')
      ? typeText(declared.checker, declared.checker.getTypeFromTypeNode(declaration.type))
      : cleaned(written);
    return (head + wrapType(text, 0, head.length)).replace(/ \n/, '\n');
  }
  return `type ${name}${suffix}`;
};

/**
 * Prints an export for readers: functions with their parameters, components with their own props, types with their
 * fields. Omits deprecated and internal fields.
 */
export const printSignature = (item: ApiExport, declared: Declared): string => {
  const name = item.ref.split('#')[1] ?? item.name;
  const members = item.members
    .filter(({internal}) => !internal)
    .map(({signature, kind}) => (kind === 'component' ? `\n${signature}` : signature));
  const own = ownText(name, item, declared);
  return [...(own === undefined ? [] : [own]), ...members].join('\n').replace(/ +$/gm, '').trim();
};

const ownText = (name: string, item: ApiExport, declared: Declared): string | undefined => {
  switch (item.kind) {
    case 'component':
      return componentText(name, item, declared);
    case 'type':
      return typeDeclarationText(name, item, declared);
    case 'function':
    case 'hook':
      return callText(name, item, declared);
    case 'class':
      return item.members.length > 0 && item.params.length === 0
        ? undefined
        : callText(name, item, declared);
    case 'const': {
      if (item.members.length > 0) return undefined;
      const head = `${name}: `;
      const type = declared.checker.getTypeOfSymbol(declared.symbol);
      return head + wrapType(typeText(declared.checker, type), 0, head.length);
    }
  }
};
