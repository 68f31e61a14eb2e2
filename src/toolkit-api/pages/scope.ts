import {isOptionsObject, type ApiExport, type ApiField, type ApiModel} from 'dts-api-model/model';

import type {Heading} from './apiPage';

/** What the option headings below a heading may name. */
export interface Scope {
  roots: ApiField[];
  /** Fields of types that the page documents besides: looked at when `roots` has no such name. */
  typeRoots: ApiField[];
  /** For messages: `spring()`, "the return value of spring()". */
  place: string;
  /** `Name.member` when the heading is about a member of a class or namespace. */
  member?: string;
}

type Area = 'input' | 'output' | 'any';

const INPUT =
  /^(?:props|arguments|parameters|options|fields|properties)\b|\b(?:props|arguments|parameters|options|fields|properties)$/i;
const OUTPUT = /^(?:return values?|returns|resolves|result)\b|\breturn values?$/i;
const MEMBERS =
  /^(?:methods|members|functions|components|classes|types)\b|\b(?:methods|members|functions)$/i;

const areaOf = (heading: Heading): Area | undefined => {
  const words = heading.text
    .replace(/`[^`]*`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (OUTPUT.test(words)) return 'output';
  if (INPUT.test(words)) return 'input';
  return MEMBERS.test(words) ? 'any' : undefined;
};

/** Names used for a parameter that the types leave unnamed. */
const STAND_INS = ['options', 'props', 'params', 'args', 'input'];

const inputsOf = (item: ApiExport): ApiField[] => [
  ...item.props,
  ...item.fields,
  ...item.params.flatMap((param) => [
    ...(param.unnamed ? STAND_INS.map((name) => ({...param, name})) : [param]),
    ...(isOptionsObject(param) ? (param.fields ?? []) : []),
  ]),
];

const rootsOf = (item: ApiExport, area: Area): ApiField[] => [
  ...(area === 'output' ? [] : inputsOf(item)),
  ...(area === 'input' ? [] : item.returns),
];

const typeRootsOf = (item: ApiExport, area: Area): ApiField[] =>
  item.kind === 'type' ? [...item.fields, ...rootsOf(item, area)] : [];

/** `spring()`, `<Sequence>` and `Easing.bezier()` → the bare name. */
export const bareName = (code: string): string =>
  code
    .replace(/^<\/?|\s*\/?>$/g, '')
    .replace(/\(.*\)$/, '')
    .replace(/<.*>$/, '')
    .trim();

const label = (item: ApiExport): string => {
  const name = item.ref.split('#')[1] ?? item.name;
  if (item.kind === 'component') return `<${name}>`;
  return item.kind === 'function' || item.kind === 'hook' ? `${name}()` : name;
};

interface Target {
  roots: (area: Area) => ApiField[];
  place: string;
  member?: string;
}

const targetOf = (
  code: string,
  items: readonly ApiExport[],
  model: ApiModel,
  isOpening: boolean,
): Target | undefined => {
  const name = bareName(code);
  const own = items.find((item) => item.name === name);
  if (own) return {roots: (area) => rootsOf(own, area), place: label(own)};
  for (const item of items) {
    const member = item.members.find(
      (candidate) => candidate.name === name || `${item.name}.${candidate.name}` === name,
    );
    if (member) {
      return {
        roots: (area) => rootsOf(member, area),
        place: label(member),
        member: `${item.name}.${member.name}`,
      };
    }
  }
  const fields = items
    .flatMap((item) => rootsOf(item, 'any'))
    .filter((field) => field.name === name && field.fields !== undefined);
  // Inside a section, such a heading is an option to compare and opens no new section.
  if (isOpening && fields.length > 0) {
    return {roots: () => fields.flatMap((field) => field.fields ?? []), place: `\`${name}\``};
  }
  for (const item of items) {
    const type = model.entries[item.entry]?.find(
      (candidate) => candidate.kind === 'type' && candidate.name === name,
    );
    if (type)
      return {roots: (area) => rootsOf(type, area === 'input' ? 'input' : 'any'), place: name};
  }
  const holders = items
    .flatMap((item) => rootsOf(item, 'any'))
    .filter((field) => field.typeName === name);
  return holders.length > 0
    ? {roots: () => holders.flatMap((field) => field.fields ?? []), place: name}
    : undefined;
};

/**
 * Understands a heading as the start of a list of options: by its words (Props, Arguments, Options,
 * Return value), by the name in backticks, or by both. Undefined for any other heading.
 */
export const scopeOf = (
  heading: Heading,
  items: readonly ApiExport[],
  model: ApiModel,
  within?: Scope,
): Scope | undefined => {
  const area = areaOf(heading);
  const targets = heading.code
    .map((code) => targetOf(code, items, model, within === undefined))
    .filter((target) => target !== undefined);
  if (targets.length > 0) {
    return {
      roots: targets.flatMap((target) => target.roots(area ?? 'any')),
      typeRoots: [],
      place: targets.map(({place}) => place).join(', '),
      ...(targets[0]?.member ? {member: targets[0].member} : {}),
    };
  }
  if (area === undefined || within) return undefined;
  const values = items.filter(({kind}) => kind !== 'type');
  const subjects = values.length > 0 ? values : items;
  const all = subjects.map(label).join(', ');
  const members = area === 'output' ? [] : subjects.flatMap((item) => item.members);
  return {
    roots: [...subjects, ...members].flatMap((item) => rootsOf(item, area)),
    typeRoots: values.length > 0 ? items.flatMap((item) => typeRootsOf(item, area)) : [],
    place: area === 'output' ? `the return value of ${all}` : all,
  };
};
