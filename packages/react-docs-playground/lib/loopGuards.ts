import {ContextualKeyword, parse, TokenType as tt, type Token} from './sucrase/tokens.ts';

/** The name that guarded code calls; it returns true, or throws. */
export const guardName = '__isAllowedToLoop';

const openers = new Set([tt.parenL, tt.braceL, tt.bracketL, tt.dollarBraceL]);
const closers = new Set([tt.parenR, tt.braceR, tt.bracketR]);

/** What follows a `for` or a `while`: its parentheses, and the semicolons directly within them. */
interface Head {
  open: Token;
  close: Token;
  semicolons: {token: Token; next: Token}[];
  /** The first token of the loop's body. */
  body: Token | undefined;
}

const headAt = (tokens: readonly Token[], start: number): Head | undefined => {
  const open = tokens[start];
  if (open?.type !== tt.parenL) return undefined;
  const semicolons: Head['semicolons'] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (index < start) continue;
    if (openers.has(token.type)) depth += 1;
    if (closers.has(token.type)) depth -= 1;
    const next = tokens[index + 1];
    if (depth === 0) return {open, close: token, semicolons, body: next};
    if (token.type === tt.semi && depth === 1 && next) semicolons.push({token, next});
  }
  return undefined;
};

/** Text to insert into code. */
interface Insertion {
  at: number;
  text: string;
}

const guardWhile = ({open, close}: Head): Insertion[] => [
  {at: open.end, text: `${guardName}() && (`},
  {at: close.start, text: ')'},
];

const guardFor = ({semicolons: [first, second], body}: Head): Insertion[] => {
  if (first && second) {
    const isEndless = first.next === second.token;
    return isEndless
      ? [{at: first.token.end, text: `${guardName}()`}]
      : [
          {at: first.token.end, text: `${guardName}() && (`},
          {at: second.token.start, text: ')'},
        ];
  }
  // for … of, for … in; a body without braces gets no guard.
  return body?.type === tt.braceL ? [{at: body.end, text: `${guardName}();`}] : [];
};

/**
 * Makes each loop check for permission before every iteration. Lines don't move, so errors keep their
 * positions.
 *
 * @param code plain JavaScript
 * @throws if it has a syntax error
 */
export const guardLoops = (code: string): string => {
  const {tokens} = parse(code, false, false, false);
  const insertions = tokens.flatMap(({type}, index) => {
    if (type !== tt._while && type !== tt._for) return [];
    const isAwaited = tokens[index + 1]?.contextualKeyword === ContextualKeyword._await;
    const head = headAt(tokens, index + (isAwaited ? 2 : 1));
    if (!head) return [];
    return type === tt._while ? guardWhile(head) : guardFor(head);
  });
  let result = '';
  let last = 0;
  for (const {at, text} of insertions.sort((a, b) => a.at - b.at)) {
    result += code.slice(last, at) + text;
    last = at;
  }
  return result + code.slice(last);
};

/** How long code may loop without a pause, in milliseconds. */
const LONGEST_LOOP = 1000;

/** Creates the function that guarded loops call. It throws if loops run for too long without a pause. */
export const createLoopGuard = (): (() => true) => {
  let started: number | undefined;
  const pauses = new MessageChannel();
  // Delivered as soon as nothing runs.
  pauses.port1.onmessage = () => {
    started = undefined;
  };
  return () => {
    const now = performance.now();
    if (started === undefined) {
      started = now;
      pauses.port2.postMessage(undefined);
    } else if (now - started > LONGEST_LOOP) {
      throw new Error('This loop ran for more than a second, so it was stopped.');
    }
    return true;
  };
};
