// Compares types as pages write them with those that the packages declare.
import escapeRegExp from 'escape-string-regexp';

/** What a name of a type stands for; undefined where that isn't known. */
export type AliasOf = (name: string) => string | undefined;

const CLOSING: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}', '<': '>'};

/** Splits at the top level of brackets and quotes. */
const splitUnion = (type: string): string[] => {
  const parts: string[] = [];
  const open: string[] = [];
  let part = '';
  for (const [at, sign] of type.split('').entries()) {
    const isArrow = sign === '>' && type[at - 1] === '=';
    if (sign in CLOSING) open.push(CLOSING[sign] ?? '');
    else if (sign === open.at(-1) && !isArrow) open.pop();
    if (sign === '|' && open.length === 0) {
      parts.push(part);
      part = '';
    } else {
      part += sign;
    }
  }
  return [...parts, part].map((text) => text.trim()).filter((text) => text !== '');
};

/** Whether what follows `=>` belongs to a function, so that the union is its result. */
const isFunction = (type: string): boolean => /^\(.*\) =>/su.test(type);

const tidy = (type: string): string =>
  type.replace(/\\\|/gu, '|').replace(/"/gu, "'").replace(/\s+/gu, ' ').trim();

/** How far names are followed that stand for names. */
const MAX_DEPTH = 3;

/** The members of a union, names resolved; what may be left out is not among them. */
const membersOf = (type: string, aliasOf: AliasOf, depth = 0): Set<string> => {
  const text = tidy(type);
  const parts = isFunction(text) ? [text] : splitUnion(text);
  return new Set(
    parts.flatMap((part) => {
      if (part === 'undefined' || part === 'null') return [];
      if (part === 'boolean') return ['true', 'false'];
      const alias = depth < MAX_DEPTH && /^[A-Z]\w*$/u.test(part) ? aliasOf(part) : undefined;
      return alias === undefined || alias.includes('…')
        ? [part]
        : [...membersOf(alias, aliasOf, depth + 1)];
    }),
  );
};

const isPlain = (part: string): boolean =>
  /^(?:'[^']*'|-?[\d.]+|number|string|true|false|bigint|symbol|void)$/u.test(part);

/** Arrays, functions and objects; a lone name can stand for anything. */
const isStructure = (part: string): boolean =>
  /\[\]$|=>|^[{[]|^(?:Promise|Record|Map|Set)</u.test(part);

/** Whether a type that a page writes includes a member of the declared one, as `string` includes `'png'`. */
const includes = (stated: ReadonlySet<string>, member: string): boolean =>
  stated.has(member) ||
  // A page leaves out what a generic type is made for.
  stated.has(member.replace(/<.*>/su, '')) ||
  (member.startsWith("'") && stated.has('string')) ||
  (/^-?\d/u.test(member) && stated.has('number'));

/** The first members of a list that is too long to be shown whole: `'eu-west-1' | 'us-east-1' | …`. */
const firstMembersOf = (name: string, aliasOf: AliasOf): string[] => {
  const shown = aliasOf(name)?.split('…')[0] ?? '';
  return shown === '' ? [] : splitUnion(tidy(shown));
};

/** `string[]` has no other name. */
const isPlainList = (part: string): boolean => /^(?:string|number|boolean)\[\]$/u.test(part);

const isName = (part: string): boolean => /^[A-Z]\w*$/u.test(part);

const elementOf = (part: string): string | undefined => /^\(?(.*?)\)?\[\]$/u.exec(part)?.[1];

/** `undefined` when it can't be told, because one of the types is only a name. */
export const isSameType = (
  stated: string,
  declared: string,
  aliasOf: AliasOf,
): boolean | undefined => {
  if (tidy(stated) === tidy(declared)) return true;
  const [one, other] = [membersOf(stated, aliasOf), membersOf(declared, aliasOf)];
  if ([...other].every((part) => includes(one, part)) && one.size <= Math.max(other.size, 1))
    return true;
  const names = splitUnion(tidy(stated)).filter((part) => /^[A-Z]\w*$/u.test(part));
  const shown = names.flatMap((name) => firstMembersOf(name, aliasOf));
  if (shown.length > 1 && shown.every((part) => other.has(part))) return true;
  const all = [...one, ...other];
  if (all.every(isPlain)) return false;
  const [first = ''] = one;
  const [second = ''] = other;
  if (one.size === 1 && other.size === 1) {
    const [inner, outer] = [elementOf(first), elementOf(second)];
    if (inner !== undefined && outer !== undefined) return isSameType(inner, outer, aliasOf);
  }
  const isMixed = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
    [...a].every(isPlain) && [...b].every(isStructure);
  if (isMixed(one, other) || isMixed(other, one)) return false;
  return [...one].every(isPlainList) && [...other].every(isName) ? false : undefined;
};

/** What a function returns, from its signature: `f(a: () => void): string` → `string`. */
export const returnTypeOf = (signature: string): string | undefined => {
  const open: string[] = [];
  for (const [at, sign] of signature.split('').entries()) {
    const isArrow = sign === '>' && signature[at - 1] === '=';
    if (sign in CLOSING) open.push(CLOSING[sign] ?? '');
    else if (sign === open.at(-1) && !isArrow) {
      open.pop();
      if (sign === ')' && open.length === 0) {
        return /^\)\s*:([\s\S]*)$/u.exec(signature.slice(at))?.[1]?.trim();
      }
    }
  }
  return undefined;
};

/** Whether a function returns what a page says; `undefined` when its types have no name for that. */
export const isSameResult = (
  {type, isPromise}: {readonly type?: string | undefined; readonly isPromise: boolean},
  declared: string,
): boolean | undefined => {
  // A guard such as `error is AbortError` returns a boolean.
  const result = /^\w+ is /u.test(declared) ? 'boolean' : declared;
  const isLater = /^(?:Promise<|\w+ \| Promise<)/u.test(result);
  if (isPromise && !isLater) return isPlain(result) ? false : undefined;
  if (type === undefined) return isPromise ? true : undefined;
  if (isLater && !isPromise) return false;
  if (new RegExp(`(?<!\\w)${escapeRegExp(type)}(?!\\w)`, 'u').test(result)) return true;
  const inner = /^Promise<([\s\S]*)>$/u.exec(result)?.[1] ?? result;
  if (isPlainList(type) && isName(inner)) return false;
  return isPlain(type) === isPlain(inner) || isStructure(inner)
    ? isPlain(type)
      ? false
      : undefined
    : false;
};
