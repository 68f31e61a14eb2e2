/** What a fence's metadata says about checking the sample. */
interface SampleMetadata {
  readonly file?: string;
  readonly group?: string;
  readonly expected: readonly string[];
  readonly nocheck?: string;
  readonly run?: boolean;
  readonly throws?: string;
}

/** A fence's metadata, and what is wrong with it (`offset`: characters from the metadata's start). */
interface ParsedMetadata {
  readonly metadata: SampleMetadata;
  readonly problems: readonly {readonly offset: number; readonly message: string}[];
}

/** The keys that decide how a sample is checked; each takes a quoted value. */
const OWN_KEYS: readonly string[] = ['errors', 'nocheck', 'file', 'group', 'throws'];

/** The words that decide how a sample is checked. */
const OWN_FLAGS: readonly string[] = ['run'];

/** What the site's code blocks understand besides the highlighted lines in braces. */
const DISPLAY_KEYS: readonly string[] = ['title', 'showLineNumbers'];

const TOKEN = /\{[^}]*\}|([\w-]+)(?:=("[^"]*"|'[^']*'|\{[^}]*\}|[^\s"']*))?|\S+/gu;

const CURE: Readonly<Record<string, string>> = {
  errors: 'list the expected codes, as in errors="2345" or errors="2345,7006"',
  nocheck: 'give the reason, as in nocheck="output of a bundler"',
  file: 'give a path, as in file="src/Root.tsx" group="player"',
  throws: 'give the message, as in throws="input can not be undefined"',
  group: 'give a name, as in file="src/Root.tsx" group="player"',
};

/**
 * Reads a fence's metadata (the text after the language).
 * Problems are returned with a cure, never thrown.
 */
export const parseMetadata = (meta: string, extension: string): ParsedMetadata => {
  const problems: {offset: number; message: string}[] = [];
  const values = new Map<string, {value: string; offset: number}>();
  const seen = new Set<string>();
  const flags = new Set<string>();

  for (const match of meta.matchAll(TOKEN)) {
    const [token, key, raw] = match;
    const offset = match.index;
    const problem = (message: string) => problems.push({offset, message});

    if (token.startsWith('{')) {
      continue;
    }

    if (key === undefined) {
      problem(`"${token}" is not fence metadata: write key="value" or {1,3-5}`);
      continue;
    }

    if (DISPLAY_KEYS.includes(key)) {
      continue;
    }

    if (OWN_FLAGS.includes(key)) {
      flags.add(key);
      continue;
    }

    if (!OWN_KEYS.includes(key)) {
      problem(
        `unknown fence metadata "${key}": use ${[...OWN_KEYS, ...OWN_FLAGS, ...DISPLAY_KEYS].join(', ')} or {1,3-5}`,
      );
      continue;
    }

    if (seen.has(key)) {
      problem(`${key}= is given twice: keep one`);
      continue;
    }

    seen.add(key);
    const quoted = raw !== undefined && /^(["']).*\1$/u.test(raw);
    const value = quoted ? raw.slice(1, -1).trim() : '';
    if (!quoted) {
      problem(`${key} needs a value in quotes: ${CURE[key]}`);
    } else if (value === '') {
      problem(`${key}= is empty: ${CURE[key]}`);
    } else {
      values.set(key, {value, offset});
    }
  }

  const expected = readExpected(values.get('errors'), problems);
  const file = values.get('file');
  const group = values.get('group');
  const nocheck = values.get('nocheck');

  if (file && !seen.has('group')) {
    problems.push({
      offset: file.offset,
      message:
        'file= without group=: name the group of samples that may import this file, or use title=',
    });
  }

  if (group && !seen.has('file')) {
    problems.push({
      offset: group.offset,
      message:
        'group= without file=: say which file of the group this is, as in file="src/Root.tsx"',
    });
  }

  if (file && isOutside(file.value)) {
    problems.push({
      offset: file.offset,
      message: `file="${file.value}" leaves the group: use a path such as src/Root.tsx`,
    });
  } else if (file && !file.value.endsWith(`.${extension}`)) {
    problems.push({
      offset: file.offset,
      message: `file="${file.value}" stands in a ${extension} fence: its name must end in .${extension}`,
    });
  }

  if (nocheck && values.has('errors')) {
    problems.push({
      offset: nocheck.offset,
      message: 'nocheck= and errors= exclude each other: drop nocheck= to have the codes checked',
    });
  }

  const grouped = file && group && !isOutside(file.value);
  return {
    metadata: {
      expected,
      ...(grouped ? {file: file.value, group: group.value} : {}),
      ...(nocheck ? {nocheck: nocheck.value} : {}),
      ...(flags.has('run') ? {run: true} : {}),
      ...(values.has('throws') ? {throws: values.get('throws')?.value} : {}),
    },
    problems,
  };
};

const readExpected = (
  errors: {value: string; offset: number} | undefined,
  problems: {offset: number; message: string}[],
): string[] => {
  if (!errors) {
    return [];
  }

  const codes: string[] = [];
  for (const part of errors.value.split(',').map((code) => code.trim())) {
    const number = /^(?:TS)?(\d{4,5})$/u.exec(part)?.[1];
    if (number) {
      codes.push(`TS${number}`);
    } else if (/^@?[a-z][a-z-]*(?:\/[a-z0-9-]+)?$/u.test(part)) {
      codes.push(part);
    } else {
      problems.push({
        offset: errors.offset,
        message: `errors= names "${part}", which is neither an error code nor a lint rule: ${CURE.errors}`,
      });
    }
  }

  return codes;
};

const isOutside = (file: string): boolean =>
  file.startsWith('/') || file.includes('\\') || file.split('/').includes('..');
