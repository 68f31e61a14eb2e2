/** What is written for a type that can't be resolved, such as one of a package that isn't read. */
export const UNKNOWN_SHAPE = '?';

/** The parts of a type between separators that nothing encloses. */
const splitOuter = (shape: string, separator: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let quoted = false;
  for (let index = 0; index < shape.length; index++) {
    const character = shape.charAt(index);
    if (character === "'") quoted = !quoted;
    if (quoted) continue;
    if ('({[<'.includes(character)) depth++;
    // The arrow of a function closes nothing.
    if (')}]'.includes(character) || (character === '>' && shape.charAt(index - 1) !== '='))
      depth--;
    if (depth === 0 && shape.startsWith(separator, index)) {
      parts.push(shape.slice(start, index));
      start = index + separator.length;
    }
  }
  return [...parts, shape.slice(start)];
};

/** The members of a union at its outermost level. */
export const unionMembers = (shape: string): string[] => splitOuter(shape, ' | ');

const isFunction = (shape: string): boolean => splitOuter(shape, ' => ').length > 1;

/** Unions by both of their parts. Recursive types unite the same few over and over. */
const known = new Map<string, Map<string, string>>();

/**
 * Two types that are spelled out as one union with each member once: what repeats at each level of a recursive type
 * would grow to megabytes.
 */
export const uniteShapes = (a: string, b: string): string => {
  if (a === b) return a;
  const ofFirst = known.get(a) ?? new Map<string, string>();
  known.set(a, ofFirst);
  const found = ofFirst.get(b);
  if (found !== undefined) return found;
  const members = [a, b].flatMap((shape) =>
    isFunction(shape) ? [`(${shape})`] : unionMembers(shape),
  );
  const union = [...new Set(members)].sort().join(' | ');
  ofFirst.set(b, union);
  return union;
};
