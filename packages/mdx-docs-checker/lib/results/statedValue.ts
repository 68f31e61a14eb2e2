import escapeStringRegexp from 'escape-string-regexp';

/** A value as a page states it. */
export type StatedValue =
  | {readonly kind: 'anything'}
  | {readonly kind: 'exactly'; readonly value: string | boolean | null | undefined}
  | {readonly kind: 'number'; readonly text: string; readonly isRounded: boolean}
  | {readonly kind: 'list'; readonly items: readonly StatedValue[]; readonly isOpen: boolean}
  | {
      readonly kind: 'object';
      readonly entries: readonly (readonly [string, StatedValue])[];
      readonly isOpen: boolean;
    };

const WORDS: ReadonlyMap<string, boolean | null | undefined> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

/** The relative difference at which two numbers are the same in spite of floating-point noise. */
const NUMBER_TOLERANCE = 1e-9;

/** Whether a comment starts like a value, so that it must be one. */
export const looksLikeValue = (text: string): boolean =>
  /^(?:≈|-?\d|["'`[{…]|-?(?:true|false|null|undefined|NaN|Infinity)\b)/u.test(text);

/**
 * Reads the value at the start of a comment; words may follow after a space, as in `28 frames`.
 * `≈` in front allows numbers to be rounded as written, `…` after a number more digits, and `…`
 * inside a list or an object more entries.
 *
 * @throws SyntaxError when the text does not start with a value
 */
export const readStatedValue = (text: string): {value: StatedValue; rest: string} => {
  let position = 0;
  let isRounded = false;

  const fail = (): never => {
    throw new SyntaxError(`unexpected ${text[position] ? `"${text[position]}"` : 'end'}`);
  };
  const take = (pattern: RegExp): string | undefined => {
    const found = new RegExp(pattern.source, 'uy');
    found.lastIndex = position;
    const match = found.exec(text)?.[0];
    position += match?.length ?? 0;
    return match;
  };
  const skipSpace = () => take(/\s*/u);
  const quoted = (): string | undefined => {
    const match = take(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/u);
    return match
      ?.slice(1, -1)
      .replace(/\\(.)/gu, (_, sign: string) => (sign === 'n' ? '\n' : sign === 't' ? '\t' : sign));
  };

  /** Reads the entries up to the closing bracket; whether `…` says that there may be more. */
  const entries = <Entry>(close: RegExp, entry: () => Entry): {list: Entry[]; isOpen: boolean} => {
    const list: Entry[] = [];
    for (;;) {
      skipSpace();
      if (take(close)) return {list, isOpen: false};
      if (/^…\s*[\]}]/u.test(text.slice(position))) {
        take(/…\s*[\]}]/u);
        return {list, isOpen: true};
      }
      list.push(entry());
      skipSpace();
      if (!take(/,/u) && !/^[\]}]/u.test(text.slice(position))) fail();
    }
  };

  const value = (): StatedValue => {
    if (take(/≈\s*/u)) isRounded = true;
    const string = quoted();
    if (string !== undefined) return {kind: 'exactly', value: string};
    const number = take(/-?(?:\d+(?:_\d+)*(?:\.\d+)?(?:e[+-]?\d+)?|NaN\b|Infinity\b)…?/u);
    if (number) return {kind: 'number', text: number.replaceAll('_', ''), isRounded};
    const word = take(/(?:true|false|null|undefined)\b/u);
    if (word) return {kind: 'exactly', value: WORDS.get(word)};
    if (take(/\[/u)) {
      const {list, isOpen} = entries(/\]/u, value);
      return {kind: 'list', items: list, isOpen};
    }
    if (take(/\{/u)) {
      const {list, isOpen} = entries(/\}/u, () => {
        const key = quoted() ?? take(/[\w$]+/u) ?? fail();
        if (!take(/\s*:\s*/u)) fail();
        return [key, value()] as const;
      });
      return {kind: 'object', entries: list, isOpen};
    }
    if (take(/…/u)) return {kind: 'anything'};
    return fail();
  };

  const read = value();
  const rest = text.slice(position);
  if (rest !== '' && !/^(?:\s|[,;:.](?:\s|$))/u.test(rest)) fail();
  return {value: read, rest: rest.trim()};
};

/** Whether a value is what the page states. */
export const isAsStated = (stated: StatedValue, actual: unknown): boolean => {
  switch (stated.kind) {
    case 'anything':
      return true;
    case 'exactly':
      return actual === stated.value;
    case 'number':
      return typeof actual === 'number' && isNumberAsStated(stated, actual);
    case 'list': {
      const items = listOf(actual);
      if (!items || items.length < stated.items.length) return false;
      if (!stated.isOpen && items.length > stated.items.length) return false;
      return stated.items.every((item, index) => isAsStated(item, items[index]));
    }
    case 'object': {
      if (typeof actual !== 'object' || actual === null || listOf(actual)) return false;
      const present = new Map(Object.entries(actual).filter(([, value]) => value !== undefined));
      const named = stated.entries.filter(
        ([, value]) => value.kind !== 'exactly' || value.value !== undefined,
      );
      if (!stated.isOpen && present.size !== named.length) return false;
      return stated.entries.every(([key, value]) => isAsStated(value, present.get(key)));
    }
  }
};

const listOf = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value as unknown[];
  return ArrayBuffer.isView(value) && !(value instanceof DataView)
    ? Array.from(value as unknown as ArrayLike<unknown>)
    : undefined;
};

const isNumberAsStated = (
  {text, isRounded}: {text: string; isRounded: boolean},
  actual: number,
): boolean => {
  if (text.endsWith('…')) return String(actual).startsWith(text.slice(0, -1));
  const stated = Number(text);
  if (Object.is(stated, actual) || stated === actual) return true;
  if (!Number.isFinite(stated) || !Number.isFinite(actual)) return false;
  if (isRounded) {
    const unit = 10 ** (exponentOf(text) - (/\.(\d+)/u.exec(text)?.[1]?.length ?? 0));
    return Math.abs(stated - actual) <= unit / 2 + Math.abs(actual) * NUMBER_TOLERANCE;
  }
  return Math.abs(stated - actual) <= Math.max(Math.abs(stated), 1) * NUMBER_TOLERANCE;
};

const exponentOf = (text: string): number => Number(/e([+-]?\d+)/u.exec(text)?.[1] ?? 0);

/** Whether two texts are the same, where `…` in the first stands for any text. */
export const matchesText = (stated: string, actual: string): boolean => {
  return new RegExp(
    `^${stated
      .split('…')
      .map((part) => escapeStringRegexp(part))
      .join('[^]*')}$`,
    'u',
  ).test(actual);
};
