// The words after a fence's language: the one grammar of the build and of the checks.

import {MESSAGE_ORIGINS} from './messageOrigins';

const EXTENSIONS = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
  json: 'json',
} as const;

/** The extensions of files that samples are compiled as. */
export type SampleExtension = (typeof EXTENSIONS)[keyof typeof EXTENSIONS];

const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);

/** The extension that the compiler sees, for languages whose fences may be samples. */
export const sampleExtension = (language: string): SampleExtension | undefined =>
  isKeyOf(EXTENSIONS, language) ? EXTENSIONS[language] : undefined;

const CODE = ['ts', 'typescript', 'tsx', 'js', 'javascript', 'jsx'];
const COMPONENT = ['tsx', 'jsx'];
const FILES = [...CODE, 'json'];
/** Languages of blocks with commands. */
export const SHELLS: readonly string[] = ['bash', 'sh', 'shell'];

/** Reads what stands between the quotes, which is never empty; `report` takes what is wrong with it. */
type ReadValue<Value> = (
  text: string,
  language: string,
  report: (message: string) => void,
) => Value;

interface FenceKey<Value = unknown> {
  /** What it does, for the authors' table. */
  readonly does: string;
  /** How it is written, for messages. */
  readonly usage: string;
  /** Undefined for a word that stands alone. */
  readonly read?: ReadValue<Value>;
  /** Languages in which it has an effect; all when left out. */
  readonly languages?: readonly string[];
  /** Another key that it means nothing without. */
  readonly needs?: string;
  /** Another key that contradicts it; `*` for everything else. */
  readonly excludes?: string;
}

type Rest = Omit<FenceKey, 'usage' | 'read'>;

const flag = (usage: string, rest: Rest): FenceKey<never> => ({usage, ...rest});

const value = <Value>(
  usage: string,
  read: ReadValue<Value>,
  rest: Rest,
): FenceKey<Value> & {read: ReadValue<Value>} => ({usage, read, ...rest});

const text: ReadValue<string> = (written) => written;

const filePath: ReadValue<string> = (file, language, report) => {
  const extension = sampleExtension(language) ?? language;
  if (file.startsWith('/') || file.includes('\\') || file.split('/').includes('..')) {
    report(`file="${file}" leaves the group: use a path such as src/Root.tsx`);
  } else if (!file.endsWith(`.${extension}`)) {
    report(`file="${file}" stands in a ${extension} fence: its name must end in .${extension}`);
  }
  return file;
};

/** `2345` and `TS2345` are errors of the compiler, everything else is a lint rule. */
const errorCodes: ReadValue<string[]> = (list, _, report) =>
  list.split(',').flatMap((part) => {
    const code = part.trim();
    const number = /^(?:TS)?(\d{4,5})$/u.exec(code)?.[1];
    if (number !== undefined) return [`TS${number}`];
    if (/^@?[a-z][a-z-]*(?:\/[a-z0-9-]+)?$/u.test(code)) return [code];
    report(`errors= names "${code}", which is neither an error code nor a lint rule`);
    return [];
  });

/** A lint rule that the sample breaks on purpose, and why. */
const allowance: ReadValue<{rule: string; reason: string}> = (written, _, report) => {
  const [, rule = '', reason = ''] = /^([a-z][a-z-]*):\s*(.*)$/u.exec(written) ?? [];
  if (reason === '') report('allow= needs a rule and a reason: write allow="visitor-path: …"');
  return {rule, reason};
};

const frameNumber: ReadValue<number> = (written, _, report) => {
  if (!/^\d+$/u.test(written)) report(`frame="${written}" is no frame: use a number, 0 or greater`);
  return Number(written);
};

const origin: ReadValue<string> = (name, _, report) => {
  if (!MESSAGE_ORIGINS.includes(name)) {
    report(`origin="${name}" is not known: use ${MESSAGE_ORIGINS.join(', ')}`);
  }
  return name;
};

const GROUPED = 'file="src/Root.tsx" group="player"';

/** Everything that may follow the language, besides the lines in braces. */
const FENCE_KEYS = {
  title: value('title="src/Root.tsx"', text, {does: 'shows the file name'}),
  showLineNumbers: flag('showLineNumbers', {does: 'numbers the lines'}),
  // The plugin that makes the tabs reads no other words.
  npm2yarn: flag('npm2yarn', {
    does: 'makes tabs for npm, pnpm, Yarn and Bun',
    languages: SHELLS,
    excludes: '*',
  }),
  file: value(GROUPED, filePath, {
    does: 'one file of a small project, named by `group`, whose samples import each other',
    languages: FILES,
    needs: 'group',
  }),
  group: value(GROUPED, text, {
    does: 'names the project that the file belongs to',
    languages: FILES,
    needs: 'file',
  }),
  errors: value('errors="2345" or errors="2345,7006"', errorCodes, {
    does: 'these errors must occur, for samples of mistakes',
    languages: CODE,
  }),
  allow: value('allow="loosened-security: the text above says so"', allowance, {
    does: 'breaks a lint rule, for this reason',
    languages: CODE,
  }),
  nocheck: value('nocheck="output of a bundler"', text, {
    does: 'not compiled, for this reason; allowed for at most 3% of all samples',
    languages: CODE,
    excludes: 'errors',
  }),
  run: flag('run', {
    does: 'executed; results are compared with the comments behind expressions',
    languages: CODE,
  }),
  throws: value('run throws="input can not be undefined"', text, {
    does: 'the whole sample ends in this error',
    languages: CODE,
    needs: 'run',
  }),
  norender: value('norender="needs a camera"', text, {
    does: 'not rendered, for this reason; allowed for at most 15% of the samples',
    languages: COMPONENT,
  }),
  props: value(`props="{title: 'Hello'}"`, text, {
    does: 'rendered with these props',
    languages: COMPONENT,
    excludes: 'norender',
  }),
  frame: value('frame="45"', frameNumber, {
    does: 'rendered at this frame instead of the middle one',
    languages: COMPONENT,
    excludes: 'norender',
  }),
  failing: flag('failing', {
    does: 'also shows something without its media',
    languages: COMPONENT,
    excludes: 'norender',
  }),
  picture: value('picture="A title that fades in"', text, {
    does: 'shows the still below the code, with this alternative text',
    languages: COMPONENT,
    excludes: 'norender',
  }),
  output: flag('output', {does: 'what the sample above prints, or a message of the toolkit'}),
  origin: value('output origin="Chrome"', origin, {
    does: 'the message comes from elsewhere',
    needs: 'output',
  }),
};

type Keys = typeof FENCE_KEYS;

/** The words after a fence's language, understood. */
export type FenceMeta = {
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

/** Runs without spaces; spaces within quotes and braces belong to them. */
const WORD = /(?:\{[^}]*\}|"[^"]*"|'[^']*'|\S)+/gu;

/** Reads `2,5-7`; undefined where it is something else. */
const readLines = (ranges: string): Set<number> | undefined => {
  const lines = new Set<number>();
  for (const range of ranges.split(',')) {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/u.exec(range) ?? [];
    if (first === undefined || Number(first) < 1 || Number(last) < Number(first)) return undefined;
    for (let line = Number(first); line <= Number(last); line++) lines.add(line);
  }
  return lines;
};

const RULES: ReadonlyMap<string, FenceKey> = new Map(Object.entries(FENCE_KEYS));

/** The words that may follow a fence's language, with what they do, for authors. */
export const FENCE_WORDS: readonly {
  readonly key: string;
  readonly usage: string;
  readonly does: string;
  readonly languages?: readonly string[];
}[] = [...RULES].map(([key, {usage, does, languages}]) => ({
  key,
  usage,
  does,
  ...(languages && {languages}),
}));

const ALL_KEYS = [...RULES.keys()].join(', ');

/** Reads the value of a key; undefined when a problem was reported. */
const readValue = (
  key: string,
  raw: string | undefined,
  language: string,
  report: (message: string) => void,
): unknown => {
  const rule = RULES.get(key);
  if (!rule) {
    report(`unknown fence metadata "${key}": use ${ALL_KEYS} or {1,3-5}`);
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

/** Problems of keys that are fine each by itself. */
const combinationProblems = (
  offsets: ReadonlyMap<string, number>,
  hasLines: boolean,
): FenceMetaProblem[] =>
  [...offsets].flatMap(([key, offset]): FenceMetaProblem[] => {
    const {usage = '', needs, excludes} = RULES.get(key) ?? {};
    const isAlone = offsets.size === 1 && !hasLines;
    const problem = (message: string): FenceMetaProblem[] => [{offset, message}];
    if (needs !== undefined && !offsets.has(needs)) {
      return problem(`${key} needs ${needs}: write ${usage}`);
    }
    if (excludes === '*') return isAlone ? [] : problem(`${key} stands alone: remove the rest`);
    return excludes !== undefined && offsets.has(excludes)
      ? problem(`${key} and ${excludes} exclude each other: remove one`)
      : [];
  });

/**
 * Reads fence metadata such as `title="src/Root.tsx" {2,5-7} showLineNumbers`. What has a problem is
 * left out of the result.
 *
 * @param meta what follows the language
 * @param language the fence's language; some keys belong to some languages only
 */
export const parseFenceMeta = (
  meta: string,
  language: string,
): {meta: FenceMeta; problems: FenceMetaProblem[]} => {
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
      const read = readValue(key, raw, language, report);
      if (read !== undefined) values[key] = read;
    }
  }
  problems.push(...combinationProblems(offsets, lines !== undefined));
  return {
    meta: {...(values as Omit<FenceMeta, 'lines'>), lines: [...(lines ?? [])]},
    problems,
  };
};
