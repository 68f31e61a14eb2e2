/** A word of a message. */
export interface MessageWord {
  readonly text: string;
  /** Whether it's in quotation marks, where messages have the project's names and values. */
  readonly isValue: boolean;
}

const docsAddress = /https?:\/\/(?:www\.)?remotion\.dev\/docs\/([\w/-]+)\S*/giu;
const address = /\b[a-z][a-z+.-]*:\/\/[^\s"'`)]+/giu;
/** Paths from a root, a home, a drive or a folder, with at least one more separator. */
const filePath = /(?<![\w<@])(?:[a-z]:\\|~?\/|\.{1,2}\/)[\w@.+~-]+(?:[\\/][\w@.+~()[\]-]+)*\/?/giu;
/** Folders and files of the toolkit and other programs that distinguish messages with the same words. */
const tellingPart =
  /(?:\b|(?<=_))(?:app\.asar|build-manifest|chrome-headless-shell|client-reference-manifest|lightningcss|pages-manifest|remotion-assets-dir|vendor-chunks|whisper\.cpp)(?=[\\/.])/giu;
/** The name of the folder with a render's files in earlier versions. */
const olderAssets = /\bremotion-v[\d-]+assets\w*(?=[\\/])/gu;
/** What bundlers put before the name of an import. */
const importPrefix = /\(\d+ ?, ?(?:\w*__WEBPACK_IMPORTED_MODULE_\w+|import_\w+)\.(\w+)\)/gu;
/** Node.js says which function started a program, and with which ending on Windows. */
const spawned = /\bspawn(?:Sync)? (\S+?)(?:\.(?:exe|cmd))?(?= E[A-Z]+\b)/gu;
/** The start of a quoted value that is a relative path: one of the project's files, not a package. */
const quotedFile = /(["'`])(?=\.{1,2}\/)/gu;
/** The start of a quoted package that is built for one operating system: its name says little else. */
const quotedBinary =
  /(["'`])(?=@?[\w./-]+-(?:win32|linux|darwin|freebsd|android)-(?:x64|arm|ia32)[\w-]*\1)/gu;
/** A row for codes that no other row has, such as `error TS…`. */
const anyCode = /\b(TS|ERR_)(?=…)/gu;
/** The prefix of such a row's word. */
export const anyCodeMark = 'any_';
/** Prefix for such a part, which counts fully even in quotation marks. */
const tellingMark = 'path_';
const ansiColor = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'gu');
const quoted = /(["'`])((?:(?!\1)[^\n])*)\1/gu;
const word = /[\p{L}_$][\p{L}\p{N}_$]*(?:[-'’.][\p{L}_$][\p{L}\p{N}_$]*)*/gu;

const wordsIn = (text: string, isValue: boolean): MessageWord[] =>
  (text.match(word) ?? []).map((found) => ({
    text: found.toLowerCase(),
    isValue: isValue && !found.startsWith(tellingMark),
  }));

/**
 * The words by which occurrences of a message are recognized: without colors, numbers, addresses and file
 * paths, of which only distinctive parts count. A link to the docs counts as the last word of its address.
 */
export const messageWords = (message: string): MessageWord[] => {
  const text = message
    .replace(ansiColor, '')
    .replace(/\bnpm ERR!/gu, 'npm error')
    .replace(importPrefix, '$1')
    .replace(spawned, 'spawn $1')
    .replace(docsAddress, (_, page: string) => ` docs_${page.replace(/\W+/gu, '_')} `)
    .replace(address, ' ')
    .replace(olderAssets, 'remotion-assets-dir')
    .replace(tellingPart, ` ${tellingMark}$& `)
    .replace(anyCode, ` ${anyCodeMark}$1 `)
    .replace(quotedBinary, `$1 ${tellingMark}binary `)
    .replace(quotedFile, `$1 ${tellingMark}file `)
    .replace(filePath, ' ');
  const words: MessageWord[] = [];
  let end = 0;
  for (const match of text.matchAll(quoted)) {
    words.push(...wordsIn(text.slice(end, match.index), false), ...wordsIn(match[2] ?? '', true));
    end = match.index + match[0].length;
  }
  return [...words, ...wordsIn(text.slice(end), false)];
};
