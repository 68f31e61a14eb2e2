/** Columns of a printed signature. */
const WIDTH = 80;

/** Union members shown before the rest is cropped. */
const MAX_MEMBERS = 10;

const OPEN = '([{<';
const CLOSE = ')]}>';

/** Splits at a separator, except inside brackets and strings. */
const splitTop = (text: string, separator: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let quote: string | undefined;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    if (quote !== undefined) {
      if (char === quote) quote = undefined;
    } else if (char === '"' || char === "'" || char === '`') {
      quote = char;
    } else if (OPEN.includes(char)) {
      depth++;
    } else if (CLOSE.includes(char) && text.charAt(index - 1) !== '=') {
      depth--;
    } else if (depth === 0 && text.startsWith(separator, index)) {
      parts.push(text.slice(start, index));
      start = index + separator.length;
      index = start - 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

interface Group {
  start: number;
  end: number;
}

/** Bracket groups that are not inside another. */
const groups = (text: string): Group[] => {
  const found: Group[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    if (OPEN.includes(char)) {
      if (depth === 0) start = index;
      depth++;
    } else if (CLOSE.includes(char) && text.charAt(index - 1) !== '=') {
      if (depth === 1) found.push({start, end: index});
      depth = Math.max(depth - 1, 0);
    }
  }
  return found;
};

const wrapUnion = (members: readonly string[], indent: number): string => {
  const shown =
    members.length > MAX_MEMBERS ? [...members.slice(0, MAX_MEMBERS - 2), '…'] : members;
  const pad = ' '.repeat(indent + 2);
  return shown.map((member) => `\n${pad}| ${wrapType(member, indent + 4, 0)}`).join('');
};

const wrapGroup = (text: string, group: Group, indent: number, used: number): string => {
  const open = text.charAt(group.start);
  const separator = open === '{' ? ';' : ',';
  const items = splitTop(text.slice(group.start + 1, group.end), separator);
  const [only = ''] = items;
  if (items.length === 1 && (open === '(' || open === '<') && only.endsWith('}')) {
    const inner = wrapMember(only, indent, true);
    return text.slice(0, group.start + 1) + inner + wrapType(text.slice(group.end), indent, 3);
  }
  const pad = ' '.repeat(indent + 2);
  const lines = items.map((item) => `${pad}${wrapMember(item, indent + 2)}${separator}`);
  const head = text.slice(0, group.start + 1);
  const tail = text.slice(group.end);
  const last = wrapType(tail, indent, 0);
  return `${used + head.length > WIDTH ? wrapType(head, indent, used) : head}\n${lines.join('\n')}\n${' '.repeat(indent)}${last}`;
};

/** One `name: type` of a list. */
const wrapMember = (text: string, indent: number, isForced = false): string => {
  const [name = '', ...rest] = splitTop(text, ': ');
  const isShort = text.length + indent <= WIDTH && !isForced;
  if (rest.length === 0 || isShort) return wrapType(text, indent, isForced ? WIDTH : 0);
  const head = `${name}: `;
  return head + wrapType(rest.join(': '), indent, isForced ? WIDTH : head.length);
};

/**
 * Wraps the text of a type at 80 columns. `indent` is the indentation of its line, `used` the
 * number of columns that precede it there. Long unions are cropped.
 */
export const wrapType = (text: string, indent = 0, used = 0): string => {
  if (indent + used + text.length <= WIDTH) return text;
  const members = splitTop(text, ' | ');
  const isUnion =
    members.length > 2 || (members.length > 1 && members.some((m) => m.startsWith('{')));
  if (isUnion && splitTop(text, '=>').length === 1) return wrapUnion(members, indent);
  const widest = groups(text)
    .filter(({start, end}) => end - start > 8)
    .sort((a, b) => b.end - b.start - (a.end - a.start))[0];
  return widest ? wrapGroup(text, widest, indent, used) : text;
};
