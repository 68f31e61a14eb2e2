import {messageWords} from './messageWords';
import {shortenPaste} from './pastedText';

const escape = String.fromCharCode(27);
const bell = String.fromCharCode(7);

/** Terminal escape sequences, such as colors; the first character is lost in some copies. */
const terminalCommand = new RegExp(
  `${escape}\\[[0-9;?]*[ -/]*[@-~]|${escape}\\][^${bell}${escape}\\n]*(?:${bell}|${escape}\\\\)|\\[\\d{1,2}(?:;\\d{1,3})*m`,
  'gu',
);
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
/** A line of a stack trace of JavaScript or Rust. */
const stackLine =
  /^\s*(?:at\s+(?:async\s+)?(?:.*\(.*\)\s*$|\S*[/\\:]\S*:\d+\S*|<?\w[\w.<>$ ]*>?\s*$)|\d+:\s+[<\w]\S*::|Require stack:|- \S*[/\\]\S*$)/u;
/**
 * Code around an error, as printed by the command line and bundlers. A line after `│` without a number is a
 * message in the frame around the Studio's or pnpm's log.
 */
const codeLine = /^\s*(?:>\s*)?(?:\d*\s*\||\d+\s*│)\s|^\s*\^+\s*$/u;
/** The first line of a stack trace after a message, in logs without line breaks. */
const stackOnLine = /\s{2,}at (?:async )?\S.*$/u;
const frame = /[\u2500-\u259f]+/gu;

const plainText = (text: string): string =>
  text
    .replace(terminalCommand, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/gu, (entity) => entities[entity] ?? entity)
    // Logs in JSON.
    .replace(/\\r?\\n/gu, '\n')
    .replace(/\\(["'`])/gu, '$1')
    .replace(/[\u2018\u2019\u201a\u2039\u203a]/gu, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/gu, '"')
    .replace(/[\u00a0\u2000-\u200b\u202f]/gu, ' ');

/** The lines of a paste that can be part of a message, without anything around them. */
export const pastedLines = (pasted: string): string[] =>
  plainText(shortenPaste(pasted))
    .split(/\r\n?|\n/u)
    .filter((line) => line.trim() !== '' && !stackLine.test(line) && !codeLine.test(line))
    .map((line) => line.replace(stackOnLine, '').replace(frame, ' '));

/**
 * The words of a paste, in order. Words that a terminal broke across lines are joined again.
 *
 * @param isKnown whether a message has the word
 */
export const pastedWords = (pasted: string, isKnown: (word: string) => boolean): string[] => {
  const words: string[] = [];
  // Logs repeat their lines.
  const wordsOfLine = new Map<string, readonly string[]>();
  let isOpen = false;
  for (const line of pastedLines(pasted)) {
    let found = wordsOfLine.get(line);
    if (!found) {
      found = messageWords(line).map(({text}) => text);
      wordsOfLine.set(line, found);
    }
    const last = words.at(-1);
    const [first] = found;
    if (
      isOpen &&
      last !== undefined &&
      first !== undefined &&
      /^\w/u.test(line) &&
      !(isKnown(last) && isKnown(first)) &&
      isKnown(last + first)
    ) {
      words[words.length - 1] = last + first;
      found = found.slice(1);
    }
    for (const word of found) words.push(word);
    isOpen = /\w$/u.test(line);
  }
  return words;
};
