/** The words after a fence's language, understood. Line numbers start at 1. */
export interface CodeMeta {
  title: string | undefined;
  /** Path of the file within the sample's project, such as `src/Root.tsx`. */
  file: string | undefined;
  highlighted: Set<number>;
  lineNumbers: boolean;
  /** Entry point whose exports are known without an import, in a printed signature. */
  entry: string | undefined;
  /** Words that stand alone, such as `signature`. */
  flags: Set<string>;
}

const parseRanges = (ranges: string): Set<number> => {
  const lines = new Set<number>();
  for (const range of ranges.split(',')) {
    const [start = 0, end = start] = range.split('-').map(Number);
    for (let line = start; line <= end; line++) lines.add(line);
  }
  return lines;
};

/** Reads fence metadata such as `title="src/Root.tsx" {2,5-7} showLineNumbers`. */
export const parseCodeMeta = (meta: string): CodeMeta => {
  const values = new Map<string, string>();
  const rest = meta.replace(/(\w+)="([^"]*)"/g, (_, key: string, value: string) => {
    values.set(key, value);
    return '';
  });
  const ranges = /\{([\d,\s-]+)\}/.exec(rest)?.[1];
  const flags = new Set(
    rest
      .replace(/\{[^}]*\}/g, '')
      .split(/\s+/)
      .filter(Boolean),
  );
  const file = values.get('file');
  return {
    title: values.get('title') ?? file,
    file,
    highlighted: ranges ? parseRanges(ranges) : new Set(),
    lineNumbers: flags.has('showLineNumbers'),
    entry: values.get('entry'),
    flags,
  };
};

const cutMarker = /^\s*\/\/ ---cut---\s*$/;

/** Drops the lines up to and including `// ---cut---`: they compile but are not shown. */
export const visibleCode = (code: string): string => {
  const lines = code.replace(/\n$/, '').split('\n');
  const cut = lines.findIndex((line) => cutMarker.test(line));
  return lines.slice(cut + 1).join('\n');
};

/** How a line differs from the version before, from a trailing `// [!code ++]` or `// [!code --]`. */
export type LineChange = 'added' | 'removed' | undefined;

const changeMarker = /\s*(?:\/\/|#|\{\/\*)\s*\[!code (\+\+|--)\](?:\s*\*\/\})?\s*$/;

/** Takes the diff markers off the lines and says which lines carried one. */
export const takeChanges = (code: string): {code: string; changes: LineChange[]} => {
  const changes: LineChange[] = [];
  const lines = code.split('\n').map((line) => {
    const sign = changeMarker.exec(line)?.[1];
    changes.push(sign === '++' ? 'added' : sign === '--' ? 'removed' : undefined);
    return line.replace(changeMarker, '');
  });
  return {code: lines.join('\n'), changes};
};
