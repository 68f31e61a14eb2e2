/** What a site says about its pages and its readers' words; the index carries it. */
export interface SearchSettings {
  /**
   * Words that visitors use, and the words of the docs that mean the same or are what they look for: lower case; a
   * value may have several words.
   */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Factors by kind of page, 1 for others: reference and guides before news. */
  kinds: Readonly<Record<string, number>>;
  /** Kinds whose pages have a heading for each change: they count less when only a heading matches. */
  news: readonly string[];
  /** Kinds that say how to do something: they count more when a query says what to do. */
  guides: readonly string[];
  /** Kinds that describe a command, with a heading for each flag. */
  commands: readonly string[];
  /** Kinds whose titles are suggested when nothing was found. */
  suggested: readonly string[];
  /** Verbs of queries that say what to do: export, render. */
  taskVerbs: readonly string[];
  /** Words for what a name is, which may be added to it: component, function. */
  nameSorts: readonly string[];
  /** A word of the addresses or breadcrumbs of pages that explain terms: glossary. */
  terms: string;
  /** The package whose commands come first for a flag, and the title of its main command. */
  mainTool: string;
  mainCommand: string;
}

/** The settings of a site that has none of its own. */
export const defaultSettings: SearchSettings = {
  synonyms: {},
  kinds: {},
  news: ['blog'],
  guides: ['guide'],
  commands: ['cli'],
  suggested: ['api', 'guide'],
  taskVerbs: ['build', 'create', 'make', 'save'],
  nameSorts: ['api', 'component', 'function', 'hook', 'package', 'type'],
  terms: 'glossary',
  mainTool: '',
  mainCommand: '',
};

const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const recordOf =
  <T>(isRight: (value: unknown) => value is T) =>
  (value: unknown): value is Readonly<Record<string, T>> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isRight);

const isString = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const checks: {readonly [Key in keyof SearchSettings]: (value: unknown) => boolean} = {
  synonyms: recordOf(isStrings),
  kinds: recordOf(isNumber),
  news: isStrings,
  guides: isStrings,
  commands: isStrings,
  suggested: isStrings,
  taskVerbs: isStrings,
  nameSorts: isStrings,
  terms: isString,
  mainTool: isString,
  mainCommand: isString,
};

/** Whether a value, such as one from an index, has all settings. */
export const isSettings = (value: unknown): value is SearchSettings =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(checks).every(([key, isRight]) =>
    isRight((value as Record<string, unknown>)[key]),
  );
