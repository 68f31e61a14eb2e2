const cutMarker = /^\s*\/\/ ---cut---\s*$/;

/** Drops the lines up to and including `// ---cut---`: they compile but are not shown. */
export const visibleCode = (code: string): string => {
  const lines = code.replace(/\n$/, '').split('\n');
  const cut = lines.findIndex((line) => cutMarker.test(line));
  return lines.slice(cut + 1).join('\n');
};

/** How a line differs from the previous version, according to a trailing `// [!code ++]` or `// [!code --]`. */
export type LineChange = 'added' | 'removed' | undefined;

const changeMarker = /\s*(?:\/\/|#|\{\/\*)\s*\[!code (\+\+|--)\](?:\s*\*\/\})?\s*$/;

/** Removes the diff markers from the lines, and returns which lines had one. */
export const takeChanges = (code: string): {code: string; changes: LineChange[]} => {
  const changes: LineChange[] = [];
  const lines = code.split('\n').map((line) => {
    const sign = changeMarker.exec(line)?.[1];
    changes.push(sign === '++' ? 'added' : sign === '--' ? 'removed' : undefined);
    return line.replace(changeMarker, '');
  });
  return {code: lines.join('\n'), changes};
};

/**
 * The code before its changes (without added lines) or after them (without removed ones). Lines that are left
 * out become empty, so that all others keep their line numbers on the page.
 */
export const codeWithout = (shown: string, left: 'added' | 'removed'): string => {
  const {code, changes} = takeChanges(shown);
  return code
    .split('\n')
    .map((line, index) => (changes[index] === left ? '' : line))
    .join('\n');
};

/** Markers that the page would show literally, and cuts that hide nothing. Lines count from 1. */
export const markerProblems = (code: string): {line: number; message: string}[] => {
  const {changes} = takeChanges(code);
  let cuts = 0;
  return code.split('\n').flatMap((text, index) => {
    const problem = (message: string) => [{line: index + 1, message}];
    if (cutMarker.test(text)) {
      cuts++;
      return cuts > 1 ? problem('a second // ---cut---: keep one') : [];
    }
    if (/^\s*\/\/\s*-{2,}\s*cut\b/u.test(text)) {
      return problem(`"${text.trim()}" hides nothing: write // ---cut--- on a line of its own`);
    }
    if (changes[index] && text.replace(changeMarker, '') === '') {
      return problem(
        'this marker stands alone, where a formatter has put it: move it to the end of its line, and write {/* prettier-ignore */} above the fence',
      );
    }
    return text.includes('[!code ') && !changes[index]
      ? problem('this marker has no effect: end the line with // [!code ++] or // [!code --]')
      : [];
  });
};
