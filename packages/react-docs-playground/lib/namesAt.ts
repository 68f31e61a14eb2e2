import type {CompletionContext} from 'prism-code-editor/autocomplete';
import type {JSContext} from 'prism-code-editor/autocomplete/javascript';
import type {Bracket} from 'prism-code-editor/match-brackets';

import {namedImports} from './namedImports.ts';

/** What is known about the names of a module, by path: `spring`, `spring.config.damping`, `useVideoConfig().fps`. */
export type Facts<Fact> = Readonly<Record<string, Fact>>;

/** Code with what the editor knows about it. */
export interface Place extends Pick<CompletionContext, 'before' | 'pos'> {
  code: string;
  brackets: readonly Bracket[];
  /** For each bracket, the index of its counterpart. */
  pairs: readonly (number | undefined)[];
  tagMatch: JSContext['tagMatch'];
  path: JSContext['path'];
}

/** The names that are possible at a position. */
export interface Names<Fact> {
  /** Where the word that is being typed begins, in characters. */
  from: number;
  facts: ReadonlyMap<string, Fact>;
}

/** Returns the facts about a module; undefined until they have loaded. */
export type FactsOf<Fact> = (module: string) => Facts<Fact> | undefined;

const endOfWord = /[\w$]*$/u;

/** What is directly below a path: options of `spring`, fields of `useVideoConfig()`. */
const below = <Fact>(facts: Facts<Fact>, path: string): ReadonlyMap<string, Fact> => {
  const start = `${path}.`;
  return new Map(
    Object.entries(facts).flatMap(([name, fact]) => {
      const rest = name.startsWith(start) ? name.slice(start.length) : '.';
      return rest.includes('.') ? [] : [[rest, fact] as const];
    }),
  );
};

/** The bracket that closes or opens another one; undefined when none does. */
const partnerOf = ({brackets, pairs}: Place, index: number): Bracket | undefined => {
  const partner = pairs[index];
  return partner === undefined ? undefined : brackets[partner];
};

/** The innermost bracket that is open at a place; its index. */
const openBracket = (place: Place, at: number): number =>
  place.brackets.findLastIndex(([, start, , , , isOpening], index) => {
    const end = partnerOf(place, index);
    return isOpening && start < at && (!end || end[1] >= at);
  });

/** What is called in front of a parenthesis or names a key: the path in the code, `Easing.bezier`. */
const nameBefore = (text: string): string | undefined =>
  /([\w$]+(?:\.[\w$]+)*)\s*$/u.exec(text)?.[1];

/**
 * The path of an object in braces by the names of the code: `spring.config` for the argument's key;
 * `useVideoConfig()` where it takes a result apart.
 */
const objectPath = (place: Place, index: number): string | undefined => {
  const {code, brackets} = place;
  const [, start = 0, , , text] = brackets[index] ?? [];
  if (text !== '{') return undefined;
  const before = code.slice(0, start).trimEnd();
  if (/\b(?:const|let|var)$/u.test(before)) {
    const [, , end = code.length] = partnerOf(place, index) ?? [];
    const call = /^\s*=\s*(?:await\s+)?([\w$]+)\s*\(/u.exec(code.slice(end))?.[1];
    return call && `${call}()`;
  }
  const outer = openBracket(place, start);
  const [, outerStart = 0, , , outerText] = brackets[outer] ?? [];
  if (outerText === '(' && /[(,]$/u.test(before)) return nameBefore(code.slice(0, outerStart));
  const key = outerText === '{' ? /([\w$]+)\s*:$/u.exec(before)?.[1] : undefined;
  const parent = key && objectPath(place, outer);
  return parent && `${parent}.${key}`;
};

/** Finds the imported names, or parts of them, that are possible at a position in code. */
export const namesAt = <Fact>(place: Place, factsOf: FactsOf<Fact>): Names<Fact> | undefined => {
  const {code, before, pos, tagMatch, path} = place;
  const from = pos - (endOfWord.exec(before)?.[0].length ?? 0);
  if (/\bimport\s+(?:type\s+)?\{[^}]*$/u.test(before)) {
    const module = /^[^}]*\}\s*from\s*(['"])([^'"]+)\1/u.exec(code.slice(pos))?.[2];
    const facts = module === undefined ? undefined : factsOf(module);
    const names = Object.entries(facts ?? {}).filter(([name]) => /^[\w$]+$/u.test(name));
    return {from, facts: new Map(names)};
  }
  const imports = new Map(namedImports(code).map((item) => [item.local, item]));
  /** The facts below a path that begins with an imported name. */
  const factsBelow = (local: string): Names<Fact> | undefined => {
    const [root = '', rest = ''] = /^([\w$]+)(.*)$/u.exec(local)?.slice(1) ?? [];
    const item = imports.get(root);
    const facts = item && factsOf(item.module);
    return facts && {from, facts: below(facts, item.exported + rest)};
  };
  if (tagMatch) {
    const [tag, name, , value] = tagMatch;
    if (name === undefined || !/[\s/]/u.test(tag)) return importedNames();
    return value === undefined && !tag.endsWith('=') ? factsBelow(name) : undefined;
  }
  const object = /[{,]\s*[\w$]*$/u.test(before) && objectPath(place, openBracket(place, from));
  if (object) return factsBelow(object);
  if (!path) return undefined;
  return path.length > 1 ? factsBelow(path.slice(0, -1).join('.')) : importedNames();

  function importedNames(): Names<Fact> {
    const facts = [...imports.values()].flatMap(({local, module, exported}) => {
      const fact = factsOf(module)?.[exported];
      return fact ? [[local, fact] as const] : [];
    });
    return {from, facts: new Map(facts)};
  }
};
