import {SearchFailure} from './index.ts';
import {
  isDetailsFile,
  isNamesFile,
  isTextFile,
  isWordsFile,
  type DetailsFile,
  type NamesFile,
  type PageText,
  type WordsFile,
} from './format.ts';
import {readNames, type NameIndex} from './names.ts';
import {readSynonyms, type Synonyms} from './query.ts';
import {isSettings} from './settings.ts';
import {wordFilesFor, wordFilesToCome} from './wordFiles.ts';

/** Reads a file of the index, by path within its folder; rejects if that fails. */
export type LoadFile = (path: string) => Promise<unknown>;

export interface OpenIndex extends NameIndex, Pick<NamesFile, 'wordFiles' | 'settings'> {
  synonyms: Synonyms;
  /** The first page of each texts file. */
  textFiles: readonly number[];
}

/** Whether a value is the names file, with everything that a search needs. */
const isSearchedNames = (value: unknown): value is NamesFile =>
  isNamesFile(value) && isSettings(value.settings);

/** Files of one kind, each loaded once on demand; failed loads are retried. */
class Files<T> {
  private readonly known = new Map<string, {value: T | undefined; loading: Promise<T>}>();

  private readonly loadFile: LoadFile;
  private readonly isValid: (value: unknown) => value is T;

  constructor(loadFile: LoadFile, isValid: (value: unknown) => value is T) {
    this.loadFile = loadFile;
    this.isValid = isValid;
  }

  /** The file, if it has loaded. */
  get(path: string): T | undefined {
    return this.known.get(path)?.value;
  }

  load(path: string): Promise<T> {
    const known = this.known.get(path);
    if (known) return known.loading;
    const loading = Promise.resolve(path).then((wanted) => this.read(wanted));
    this.known.set(path, {value: undefined, loading});
    return loading;
  }

  private async read(path: string): Promise<T> {
    try {
      const value = await this.loadFile(path);
      if (!this.isValid(value)) {
        throw new SearchFailure(`The search index cannot be read: ${path}.`);
      }
      const known = this.known.get(path);
      if (known) known.value = value;
      return value;
    } catch (error) {
      this.known.delete(path);
      throw error;
    }
  }
}

/** Those of some files that have loaded, and how to load the rest. */
export interface Loaded<T> {
  there: readonly T[];
  isMissing: boolean;
  load: () => Promise<readonly T[]>;
}

/** The files of the embedded index. */
export class IndexFiles {
  private readonly namesFile: Files<NamesFile>;
  private readonly detailsFile: Files<DetailsFile>;
  private readonly wordsFiles: Files<WordsFile>;
  private readonly textFiles: Files<PageText[]>;
  private opened: OpenIndex | undefined;

  constructor(load: LoadFile) {
    this.namesFile = new Files(load, isSearchedNames);
    this.detailsFile = new Files(load, isDetailsFile);
    this.wordsFiles = new Files(load, isWordsFile);
    this.textFiles = new Files(load, isTextFile);
  }

  /** The index of names. */
  async open(): Promise<OpenIndex> {
    const file = await this.namesFile.load('names.json');
    this.opened ??= {
      ...readNames(file),
      settings: file.settings,
      synonyms: readSynonyms(file.settings.synonyms),
      wordFiles: file.wordFiles,
      textFiles: firstPages(file.textFiles),
    };
    return this.opened;
  }

  /** The words of headings and texts that are related to some words. */
  words(index: OpenIndex, forms: readonly string[]): Loaded<WordsFile> {
    const numbers = new Set(forms.flatMap((form) => wordFilesFor(index.wordFiles, form)));
    const paths = [...numbers].map((number) => `words/${number}.json`);
    const there = paths.flatMap((path) => this.wordsFiles.get(path) ?? []);
    return {
      there,
      isMissing: there.length < paths.length,
      load: () => Promise.all(paths.map((path) => this.wordsFiles.load(path))),
    };
  }

  /** Preloads what a longer word will need; if that fails, the next query loads it. */
  expectWord(index: OpenIndex, beginning: string): void {
    const numbers = wordFilesToCome(index.wordFiles, beginning);
    for (const number of numbers) {
      this.wordsFiles.load(`words/${number}.json`).catch(() => undefined);
    }
  }

  /** Signatures and stills, if they are loaded. */
  details(): DetailsFile | undefined {
    return this.detailsFile.get('details.json');
  }

  /** Loads signatures and stills. Failures are ignored: hits work without them. */
  async loadDetails(): Promise<void> {
    await this.detailsFile.load('details.json').catch(() => undefined);
  }

  /** Headings and text of a page, if they are loaded. */
  text(index: OpenIndex, page: number): PageText | undefined {
    const {path, first} = textFileOf(index, page);
    return this.textFiles.get(path)?.[page - first];
  }

  /** Loads headings and text of a page. Failures are ignored: a hit works without them. */
  async loadText(index: OpenIndex, page: number): Promise<void> {
    await this.textFiles.load(textFileOf(index, page).path).catch(() => undefined);
  }
}

const firstPages = (counts: readonly number[]): number[] => {
  let next = 0;
  return counts.map((count) => (next += count) - count);
};

const textFileOf = ({textFiles}: OpenIndex, page: number): {path: string; first: number} => {
  const number = textFiles.findLastIndex((first) => first <= page);
  return {path: `texts/${number}.json`, first: textFiles[number] ?? 0};
};
