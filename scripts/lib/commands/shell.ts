/** A command of a shell block, split into words, without variables set before it. */
export interface ShellCommand {
  readonly words: readonly string[];
  /** Line in the block, from 1. */
  readonly line: number;
}

/**
 * Reads the commands of a shell block: one a line, joined by `\` at a line's end, parted by `&&`,
 * `||`, `|` and `;`. Comments and a prompt (`$`) are left out; quotes are taken off.
 */
export const readShell = (code: string): ShellCommand[] => {
  const commands: ShellCommand[] = [];
  let words: string[] = [];
  let word: string | undefined;
  let line = 1;
  let start = 1;
  let quote: string | undefined;
  const endWord = () => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  const endCommand = () => {
    endWord();
    const first = words.findIndex((text) => text !== '$' && !/^[A-Z_]+=/u.test(text));
    if (first >= 0) commands.push({words: words.slice(first), line: start});
    words = [];
  };
  for (let at = 0; at < code.length; at++) {
    const sign = code.charAt(at);
    if (quote !== undefined) {
      if (sign === '\n') line++;
      if (sign === quote) quote = undefined;
      else word = (word ?? '') + sign;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      word ??= '';
    } else if (sign === '\\' && code.charAt(at + 1) === '\n') {
      endWord();
      at++;
      line++;
    } else if (sign === '#' && word === undefined) {
      while (at + 1 < code.length && code.charAt(at + 1) !== '\n') at++;
    } else if (sign === '\n' || /[;&|]/u.test(sign)) {
      endCommand();
      if (sign === '\n') line++;
      start = line;
    } else if (/\s/u.test(sign)) {
      endWord();
    } else {
      if (words.length === 0 && word === undefined) start = line;
      word = (word ?? '') + sign;
    }
  }
  endCommand();
  return commands;
};
