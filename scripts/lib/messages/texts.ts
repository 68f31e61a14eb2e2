// The texts that an expression of JavaScript can be.
import ts from 'typescript';

/** A text with a gap between two parts for each value that is computed. */
export type Text = readonly string[];

/** Finds what names and calls stand for; nothing when that isn't known. */
export type Resolve = (node: ts.Identifier | ts.CallExpression) => readonly Text[];

const GAP: Text = ['', ''];

/** Combinations of alternatives beyond these aren't told apart. */
const MOST_ALTERNATIVES = 8;

/** Alternatives within a text with fewer words are values. */
const WORDS_OF_SENTENCE = 3;

/** Methods that return about the text that they are called on. */
const KEEPING_METHODS = new Set(['trim', 'trimEnd', 'toString', 'replace', 'slice']);

/** Collapses white space: pages and sources break lines in different places. */
export const normalize = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** A text as it is shown and listed: with one `…` for what is computed. */
export const shown = (text: Text): string => normalize(text.join('…')).replace(/…(?:\s*…)+/gu, '…');

/** Whether a text says anything besides what is computed. */
export const saysSomething = (text: Text): boolean => /[a-z]{3}/iu.test(text.join(''));

const concatenate = (texts: readonly Text[], separator: string): Text =>
  texts.reduce<Text>((all, text, index) => {
    if (index === 0) return text;
    const joined = (all.at(-1) ?? '') + separator + (text[0] ?? '');
    return [...all.slice(0, -1), joined, ...text.slice(1)];
  }, []);

/** All texts that take one of the alternatives of each place. */
export const combine = (places: readonly (readonly Text[])[], separator = ''): Text[] =>
  places
    .reduce<Text[][]>(
      (all, alternatives) =>
        all
          .flatMap((taken) => alternatives.map((text) => [...taken, text]))
          .slice(0, MOST_ALTERNATIVES),
      [[]],
    )
    .map((texts) => concatenate(texts, separator));

const isSentence = (text: Text): boolean =>
  (text.join(' ').match(/[A-Za-z]{2,}/gu) ?? []).length >= WORDS_OF_SENTENCE;

const isJoin = (node: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'join';

/** `['a', b].filter(truthy)` and such, without what is called on it. */
const listOf = (node: ts.Expression): ts.ArrayLiteralExpression | undefined => {
  let list = node;
  while (ts.isCallExpression(list) && ts.isPropertyAccessExpression(list.expression)) {
    list = list.expression.expression;
  }
  return ts.isArrayLiteralExpression(list) ? list : undefined;
};

/**
 * The texts that an expression can be, of literals, templates, concatenations, joined lists and
 * alternatives; none when all of it is computed.
 */
export const textsOf = (node: ts.Node, resolve: Resolve): readonly Text[] => {
  const within = (inner: ts.Node): readonly Text[] => textsOf(inner, resolve);
  /** In a text, what isn't a sentence is a gap, unless it is always the same. */
  const filling = (texts: readonly Text[]): readonly Text[] =>
    texts.length === 1 || texts.some(isSentence) ? texts : [GAP];
  const place = (inner: ts.Node): readonly Text[] => filling(within(inner));
  /** A choice between texts; what is computed instead of a text is a gap. */
  const choice = (...sides: readonly ts.Node[]): readonly Text[] => {
    const texts = sides.map(within);
    return texts.some((list) => list.length > 0)
      ? texts.flatMap((list) => (list.length > 0 ? list : [GAP]))
      : [];
  };
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [[node.text]];
  if (ts.isTemplateExpression(node)) {
    return combine([
      [[node.head.text]],
      ...node.templateSpans.flatMap(({expression, literal}) => [
        place(expression),
        [[literal.text]],
      ]),
    ]);
  }
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) {
    return within(node.expression);
  }
  if (ts.isConditionalExpression(node)) {
    return choice(node.whenTrue, node.whenFalse);
  }
  if (ts.isBinaryExpression(node)) {
    const {kind} = node.operatorToken;
    if (kind === ts.SyntaxKind.PlusToken) {
      const sides = [within(node.left), within(node.right)];
      return sides.some((side) => side.length > 0) ? combine(sides.map(filling)) : [];
    }
    const isChoice =
      kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken;
    return isChoice ? choice(node.left, node.right) : [];
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const {expression: of, name} = node.expression;
    if (isJoin(node)) {
      const list = listOf(of);
      const separator = node.arguments[0] ? within(node.arguments[0])[0] : [','];
      return list && separator?.length === 1 ? combine(list.elements.map(place), separator[0]) : [];
    }
    if (KEEPING_METHODS.has(name.text)) return within(of);
    // `chalk.red('text')`
    if (/chalk/iu.test(of.getText()) && node.arguments[0]) return within(node.arguments[0]);
  }
  return ts.isIdentifier(node) || ts.isCallExpression(node) ? resolve(node) : [];
};
