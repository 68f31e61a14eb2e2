/** What a site says about its pages and its readers' words. Stored in the index. */
export interface SearchSettings {
  /**
   * Words that visitors use, and the docs' words that mean the same or name what they look for, in lower
   * case. A value may have multiple words.
   */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Factors by kind of page, 1 for others: reference and guides before news. */
  kinds: Readonly<Record<string, number>>;
  /** Kinds whose pages have a heading for each change: they count less if only a heading matches. */
  news: readonly string[];
  /** Kinds that explain how to do something: they count more if a query says what to do. */
  guides: readonly string[];
  /** Kinds that describe a command, with a heading for each flag. */
  commands: readonly string[];
  /** Kinds whose titles are suggested when nothing was found. */
  suggested: readonly string[];
  /** Verbs in queries that say what to do: export, render. */
  taskVerbs: readonly string[];
  /** Words that say what a name is, and that may be added to it: component, function. */
  nameSorts: readonly string[];
  /** A word in the addresses or breadcrumbs of pages that explain terms: glossary. */
  terms: string;
  /** The package whose commands come first for a flag, and the title of its main command. */
  mainTool: string;
  mainCommand: string;
  /**
   * Factors for parts of the site that few queries are about, by a word in their addresses. A query that
   * contains this word is about them.
   */
  areas: Readonly<Record<string, number>>;
  /** The title of the function that's listed first for an option that many functions have. */
  mainFunction: string;
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
  areas: {},
  mainFunction: '',
};

const isStrings = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const hasOnly = (value: unknown, isRight: (item: unknown) => boolean): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isRight);

/** Whether a value, such as one from an index, has all settings. */
export const isSettings = (value: unknown): value is SearchSettings => {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<keyof SearchSettings, unknown>> = value;
  const {synonyms, kinds, areas, terms, mainTool, mainCommand, mainFunction} = fields;
  const {news, guides, commands, suggested, taskVerbs, nameSorts} = fields;
  return (
    hasOnly(synonyms, isStrings) &&
    [kinds, areas].every((factors) => hasOnly(factors, (factor) => typeof factor === 'number')) &&
    hasOnly([terms, mainTool, mainCommand, mainFunction], (text) => typeof text === 'string') &&
    hasOnly([news, guides, commands, suggested, taskVerbs, nameSorts], isStrings)
  );
};
