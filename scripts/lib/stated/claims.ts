/** A default, a range or a list of values that a page states below the heading of an option. */
export type Claim =
  | {readonly kind: 'default'; readonly value: string; readonly words: string}
  | {
      readonly kind: 'range';
      readonly min?: number;
      readonly max?: number;
      /** Whether `min` itself is too small. */
      readonly isAbove: boolean;
      readonly isWhole: boolean;
      readonly words: string;
    }
  | {readonly kind: 'number'; readonly number: number; readonly words: string}
  | {readonly kind: 'values'; readonly values: readonly string[]; readonly words: string}
  | {readonly kind: 'type'; readonly type: string; readonly words: string}
  | {readonly kind: 'unit'; readonly unit: string; readonly words: string}
  /** What a function returns: a type, a promise, or a promise of a type. */
  | {
      readonly kind: 'result';
      readonly type?: string;
      readonly isPromise: boolean;
      readonly words: string;
    };

/** A number as pages write it: `2,048`, `-1`, `0.5`, with or without backticks. */
const NUMBER = String.raw`\x60?(-?\d+(?:[,_]\d{3})*(?:\.\d+)?)\x60?(?![\w%]|\.\d)`;

const CODE = String.raw`\x60([^\x60\n]+)\x60`;

/**
 * How pages state a default. Words such as "default of `x`" mean another option's.
 */
const DEFAULTS: readonly RegExp[] = [
  // Default: `x` · default `x` · defaults to `x` · the default is `x` · by default `x`, it's `x`
  new RegExp(
    String.raw`\b(?:defaults to|default(?: value)?(?: is|:)?|by default(?:,? it(?:'s| is))?)\*{0,2}:?\s+(?:${CODE}|${NUMBER})(?! of\b)`,
    'giu',
  ),
  // `x` (default) · `x`, the default · `x` by default
  new RegExp(String.raw`${CODE}(?: \((?:the )?default(?: on [\w ]+)?\)|, the default\b)`, 'giu'),
];

/** Cells of a statement that isn't about the option itself. */
const OTHER_DEFAULT = /\bdefault (?:of|for)\s/iu;

const toNumber = (text: string): number => Number(text.replace(/[,_]/gu, ''));

const defaultsIn = (text: string): Claim[] =>
  DEFAULTS.flatMap((form) =>
    [...text.matchAll(form)]
      .filter(([words]) => !OTHER_DEFAULT.test(words))
      .map(([words, code, number]) => ({
        kind: 'default' as const,
        value: code ?? String(toNumber(number ?? '')),
        words,
      })),
  );

interface RangeForm {
  readonly form: RegExp;
  readonly read: (groups: readonly string[]) => {min?: number; max?: number; isAbove?: boolean};
}

const WHOLE = /\b(?:integer|whole number)s?\b/iu;

/** How pages state a range, the longest forms first: each part of a sentence counts once. */
const RANGES: readonly RangeForm[] = [
  {
    form: new RegExp(String.raw`\bgreater than ${NUMBER} and at most ${NUMBER}`, 'iu'),
    read: ([min = '', max = '']) => ({min: toNumber(min), max: toNumber(max), isAbove: true}),
  },
  {
    form: new RegExp(String.raw`\b(?:from|between) ${NUMBER} (?:to|and) ${NUMBER}`, 'iu'),
    read: ([min = '', max = '']) => ({min: toNumber(min), max: toNumber(max)}),
  },
  {
    form: new RegExp(String.raw`\bgreater than ${NUMBER}`, 'iu'),
    read: ([min = '']) => ({min: toNumber(min), isAbove: true}),
  },
  {
    form: new RegExp(String.raw`${NUMBER} or (?:greater|more)\b`, 'iu'),
    read: ([min = '']) => ({min: toNumber(min)}),
  },
  {
    form: new RegExp(String.raw`\bat least ${NUMBER}(?! seconds?\b)`, 'iu'),
    read: ([min = '']) => ({min: toNumber(min)}),
  },
  {
    form: new RegExp(String.raw`\b(?:at most|up to|no more than) ${NUMBER}(?! seconds?\b)`, 'iu'),
    read: ([max = '']) => ({max: toNumber(max)}),
  },
  {
    form: /\bpositive\b[^.;]{0,20}?\b(?:integer|number)s?\b/iu,
    read: () => ({min: 0, isAbove: true}),
  },
];

/** Sentences that say what a value does not do, or what someone else accepts. */
const NOT_VALIDATED =
  /\b(?:not validated|isn't validated|unchecked|Google accepts|AWS|usually|normally)\b/u;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.:])\s+|\n/u);

/** The sentences that say what the option itself may be: the first one, and "It must be …". */
const isAboutOption = (sentence: string, index: number): boolean =>
  index === 0 ||
  /^(?:(?:It|The value) (?:must|has to)|Must|Has to|An?|At (?:least|most))\b/u.test(sentence);

const rangesIn = (text: string): Claim[] => {
  const sentences = sentencesOf(text).filter(
    (sentence) => !/^(?:Type|Default)[^,]*$/u.test(sentence),
  );
  for (const [index, sentence] of sentences.entries()) {
    // What a callback gets is no limit of the option, and what others accept is not the toolkit's.
    if (NOT_VALIDATED.test(sentence) || /\b(?:receives?|called|function)\b/iu.test(sentence))
      continue;
    if (!isAboutOption(sentence, index)) continue;
    for (const {form, read} of RANGES) {
      const match = form.exec(sentence);
      if (!match) continue;
      const {min, max, isAbove = false} = read(match.slice(1));
      return [
        {
          kind: 'range',
          ...(min !== undefined && {min}),
          ...(max !== undefined && {max}),
          isAbove,
          isWhole: WHOLE.test(sentence),
          words: match[0],
        },
      ];
    }
  }
  return [];
};

/** Numbers below this one occur in any code, so that nothing follows from finding them. */
const TELLING = 20;

/** A limit anywhere in the text: its numbers have to be somewhere in the code. */
const numbersIn = (text: string): Claim[] =>
  RANGES.flatMap(({form}) => [...text.matchAll(new RegExp(form.source, 'giu'))]).flatMap(
    ([words, ...groups]) =>
      // "From 48 to 16 kHz" is a step, not a range.
      groups.length === 2 && toNumber(groups[0] ?? '') > toNumber(groups[1] ?? '')
        ? []
        : groups
            .map(toNumber)
            .filter((number) => Math.abs(number) >= TELLING)
            .map((number) => ({kind: 'number' as const, number, words})),
  );

/** A sentence that is nothing but a list of values: `` `png` (default), `jpeg` or `webp`. `` */
const LIST = new RegExp(
  String.raw`^(?:One of |Type )?((?:${CODE}(?: \([^)]*\))?(?:, or |, | or )){1,}${CODE}(?: \([^)]*\))?)(?:[.:;,]|$)`,
  'u',
);

const valuesIn = (text: string): Claim[] => {
  const [, list] = LIST.exec(text) ?? [];
  if (list === undefined) return [];
  const values = [...list.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code);
  // A union of types, or calls, is no list of values.
  return values.every((value) => /^'?[\w.-]+'?$/u.test(value))
    ? [{kind: 'values', values, words: list}]
    : [];
};

/** "Type `number`." and "A `number`." at the beginning of a paragraph. */
const typesIn = (text: string): Claim[] => {
  const [words, type, plain] =
    /^\s*(?<!\S)(?:Type:? \[?`([^`]+)`|A `(number|string|boolean)`)/mu.exec(text) ?? [];
  return words === undefined
    ? []
    : [{kind: 'type', type: type ?? plain ?? '', words: words.trim()}];
};

/** The unit in the first sentence that has one: `in seconds`. */
const unitsIn = (text: string): Claim[] => {
  const [words, unit = ''] =
    /\bin (milliseconds|seconds|minutes|days|frames|bytes|megabytes)\b/u.exec(text) ?? [];
  return words === undefined ? [] : [{kind: 'unit', unit, words}];
};

const RESULT_TYPE = /^(?:number|string|boolean|(?:[A-Z]\w+|number|string)(?:\[\])?|Promise<.+>)$/u;

/**
 * What the first sentence below “Return value” says: \`A promise of a \`VideoMetadata\` object.\`
 */
export const resultIn = (body: string): Claim[] => {
  const [sentence = ''] = sentencesOf(body.trim());
  const words =
    /^(?:(?:An?|Returns an?|Resolves to an?)\s[^`]*\[?`([^`]+)`|A promise\b|`Promise<[^`]+`)/u.exec(
      sentence,
    );
  if (!words) return [];
  const type = words[1] !== undefined && RESULT_TYPE.test(words[1]) ? words[1] : undefined;
  const isPromise = /^(?:An? |Returns an? )?`?promise\b/iu.test(sentence);
  return type !== undefined || isPromise
    ? [{kind: 'result', ...(type !== undefined && {type}), isPromise, words: words[0]}]
    : [];
};

/**
 * What a page states about an option, from the text below its heading. Only the phrasings that pages
 * really use are read; a statement in other words isn't found.
 */
export const claimsIn = (body: string): Claim[] => [
  ...defaultsIn(body),
  ...rangesIn(body),
  ...numbersIn(body),
  ...valuesIn(body),
  ...typesIn(body),
  ...unitsIn(body),
];
