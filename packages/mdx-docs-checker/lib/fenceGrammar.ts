// The words after a fence's language: a grammar from a table of keys.

/** Reads the text between the quotes, which is never empty; `report` receives what's wrong with it. */
export type ReadValue<Value> = (
  text: string,
  language: string,
  report: (message: string) => void,
) => Value;

/** A word of a grammar. */
export interface FenceKey<Value = unknown> {
  /** What it does, for the authors' table. */
  readonly does: string;
  /** How it is written, for messages. */
  readonly usage: string;
  /** Undefined for a word that stands alone. */
  readonly read?: ReadValue<Value>;
  /** Languages in which it has an effect; by default, all. */
  readonly languages?: readonly string[];
  /** Another key that it requires. */
  readonly needs?: string;
  /** Another key that contradicts it; `*` for everything else. */
  readonly excludes?: string;
}

type Rest = Omit<FenceKey, 'usage' | 'read'>;

/** A word that stands alone. */
export const flag = (usage: string, rest: Rest): FenceKey<never> => ({usage, ...rest});

/** A key with a value in double quotes. */
export const value = <Value>(
  usage: string,
  read: ReadValue<Value>,
  rest: Rest,
): FenceKey<Value> & {read: ReadValue<Value>} => ({usage, read, ...rest});

/** Takes a value as it is written. */
export const text: ReadValue<string> = (written) => written;

/** The parsed words after a fence's language. */
export type FenceMetaOf<Keys> = {
  readonly [Key in keyof Keys]?: Keys[Key] extends {read: ReadValue<infer Value>} ? Value : true;
} & {
  /** Numbers of the lines to mark, from 1. */
  readonly lines: readonly number[];
};

/** What is wrong with metadata; `offset` counts characters from its start. */
export interface FenceMetaProblem {
  readonly offset: number;
  readonly message: string;
}

/** What a fence says after its language, without anything that has a problem. */
export interface ParsedFenceMeta<Meta> {
  readonly meta: Meta;
  readonly problems: readonly FenceMetaProblem[];
}

/** Runs without spaces; spaces within quotes and braces belong to them. */
const WORD = /(?:\{[^}]*\}|"[^"]*"|'[^']*'|\S)+/gu;

/** Reads `2,5-7`; undefined for anything else. */
const readLines = (ranges: string): Set<number> | undefined => {
  const lines = new Set<number>();
  for (const range of ranges.split(',')) {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/u.exec(range) ?? [];
    if (first === undefined || Number(first) < 1 || Number(last) < Number(first)) return undefined;
    for (let line = Number(first); line <= Number(last); line++) lines.add(line);
  }
  return lines;
};

type Rules = ReadonlyMap<string, FenceKey>;

/** Reads the value of a key; undefined when a problem was reported. */
const readValue = (
  rules: Rules,
  key: string,
  raw: string | undefined,
  language: string,
  report: (message: string) => void,
): unknown => {
  const rule = rules.get(key);
  if (!rule) {
    report(`unknown fence metadata "${key}": use ${[...rules.keys()].join(', ')} or {1,3-5}`);
    return undefined;
  }
  const {usage, read, languages} = rule;
  if (languages?.includes(language) === false) {
    report(`${key} has no effect in a fence of ${language}: remove it`);
    return undefined;
  }
  if (!read) {
    if (raw === undefined) return true;
    report(`${key} takes no value: write ${usage}`);
    return undefined;
  }
  const written = /^"([^"]*)"$/u.exec(raw ?? '')?.[1]?.trim();
  if (written !== undefined && written !== '') {
    const problems: string[] = [];
    const result = read(written, language, (message) => problems.push(message));
    problems.forEach(report);
    return problems.length === 0 ? result : undefined;
  }
  report(
    written === undefined
      ? `${key} needs a value in double quotes: write ${usage}`
      : `${key}= is empty: write ${usage}`,
  );
  return undefined;
};

/** Problems with combinations of keys that are valid individually. */
const combinationProblems = (
  rules: Rules,
  offsets: ReadonlyMap<string, number>,
  hasLines: boolean,
): FenceMetaProblem[] =>
  [...offsets].flatMap(([key, offset]): FenceMetaProblem[] => {
    const {usage = '', needs, excludes} = rules.get(key) ?? {};
    const isAlone = offsets.size === 1 && !hasLines;
    const problem = (message: string): FenceMetaProblem[] => [{offset, message}];
    if (needs !== undefined && !offsets.has(needs)) {
      return problem(`${key} needs ${needs}: write ${usage}`);
    }
    if (excludes === '*') return isAlone ? [] : problem(`${key} must stand alone: remove the rest`);
    return excludes !== undefined && offsets.has(excludes)
      ? problem(`${key} and ${excludes} exclude each other: remove one`)
      : [];
  });

/** Reads the words after a fence's language. */
export interface FenceGrammar<Keys> {
  /**
   * Reads fence metadata such as `title="src/Root.tsx" {2,5-7} showLineNumbers`. Anything with a problem is
   * left out of the result.
   *
   * @param meta what follows the language
   * @param language the fence's language; some keys only apply to some languages
   */
  readonly parse: (meta: string, language: string) => ParsedFenceMeta<FenceMetaOf<Keys>>;
  /** The words, with what they do, for authors. */
  readonly words: readonly {
    readonly key: string;
    readonly usage: string;
    readonly does: string;
    readonly languages?: readonly string[];
  }[];
}

const parseWith = (
  rules: Rules,
  meta: string,
  language: string,
): {values: Record<string, unknown>; lines: number[]; problems: FenceMetaProblem[]} => {
  const problems: FenceMetaProblem[] = [];
  const values: Record<string, unknown> = {};
  const offsets = new Map<string, number>();
  let lines: Set<number> | undefined;
  for (const {0: word, index: offset} of meta.matchAll(WORD)) {
    const report = (message: string): void => {
      problems.push({offset, message});
    };
    const ranges = /^\{(.*)\}$/u.exec(word)?.[1];
    const [, key, raw] = /^([\w-]+)(?:=(.*))?$/u.exec(word) ?? [];
    if (ranges !== undefined) {
      const read = readLines(ranges);
      if (lines) report('lines are given twice: write one list, such as {1,3-5}');
      else if (!read) report(`${word} names no lines: write their numbers, such as {1,3-5}`);
      lines ??= read ?? new Set();
    } else if (key === undefined) {
      report(`${word} is not fence metadata: write key="value" or {1,3-5}`);
    } else if (offsets.has(key)) {
      report(`${key} is given twice: keep one`);
    } else {
      offsets.set(key, offset);
      const read = readValue(rules, key, raw, language, report);
      if (read !== undefined) values[key] = read;
    }
  }
  problems.push(...combinationProblems(rules, offsets, lines !== undefined));
  return {values, lines: [...(lines ?? [])], problems};
};

/** Creates a grammar from a table of keys. Lines in braces are part of every grammar. */
export const createFenceGrammar = <Keys extends Readonly<Record<string, FenceKey>>>(
  keys: Keys,
): FenceGrammar<Keys> => {
  const rules: Rules = new Map(Object.entries(keys));
  return {
    parse: (written, language) => {
      const {values, lines, problems} = parseWith(rules, written, language);
      // Each value is what its key's `read` returned.
      const meta = {...values, lines} as unknown as FenceMetaOf<Keys>;
      return {meta, problems};
    },
    words: [...rules].map(([key, {usage, does, languages}]) => ({
      key,
      usage,
      does,
      ...(languages && {languages}),
    })),
  };
};
