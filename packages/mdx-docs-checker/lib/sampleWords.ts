// The words of fences that decide how samples are compiled.
import {text, value, type ReadValue} from './fenceGrammar';

const EXTENSIONS = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
  json: 'json',
} as const;

/** The extensions of files that samples are compiled as. */
export type SampleExtension = (typeof EXTENSIONS)[keyof typeof EXTENSIONS];

const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);

/** The extension that the compiler sees, for languages whose fences may be samples. */
export const sampleExtension = (language: string): SampleExtension | undefined =>
  isKeyOf(EXTENSIONS, language) ? EXTENSIONS[language] : undefined;

const CODE = ['ts', 'typescript', 'tsx', 'js', 'javascript', 'jsx'];
const FILES = [...CODE, 'json'];

const filePath: ReadValue<string> = (file, language, report) => {
  const extension = sampleExtension(language) ?? language;
  if (file.startsWith('/') || file.includes('\\') || file.split('/').includes('..')) {
    report(`file="${file}" leaves the group: use a path such as src/Root.tsx`);
  } else if (!file.endsWith(`.${extension}`)) {
    report(`file="${file}" is in a ${extension} fence: its name must end in .${extension}`);
  }
  return file;
};

/** `2345` and `TS2345` are errors of the compiler, everything else is a lint rule. */
const errorCodes: ReadValue<string[]> = (list, _, report) =>
  list.split(',').flatMap((part) => {
    const code = part.trim();
    const number = /^(?:TS)?(\d{4,5})$/u.exec(code)?.[1];
    if (number !== undefined) return [`TS${number}`];
    if (/^@?[a-z][a-z-]*(?:\/[a-z0-9-]+)?$/u.test(code)) return [code];
    report(`errors= names "${code}", which is neither an error code nor a lint rule`);
    return [];
  });

const GROUPED = 'file="src/Root.tsx" group="player"';

/** Words for a table of keys: see `createFenceGrammar`. */
export const SAMPLE_WORDS = {
  title: value('title="src/Root.tsx"', text, {does: 'shows the file name'}),
  file: value(GROUPED, filePath, {
    does: 'one file of a small project, named by `group`, whose samples import each other',
    languages: FILES,
    needs: 'group',
  }),
  group: value(GROUPED, text, {
    does: 'names the project that the file belongs to',
    languages: FILES,
    needs: 'file',
  }),
  errors: value('errors="2345" or errors="2345,7006"', errorCodes, {
    does: 'these errors must occur, for samples that show mistakes',
    languages: CODE,
  }),
  nocheck: value('nocheck="output of a bundler"', text, {
    does: 'not compiled, for this reason',
    languages: CODE,
    excludes: 'errors',
  }),
};
