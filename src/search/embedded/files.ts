import {SearchFailure} from '../types';
import {
  isNamesFile,
  isTextFile,
  isWordsFile,
  type NamesFile,
  type PageText,
  type WordsFile,
} from './format';
import {readNames, type NameIndex} from './names';
import {wordFilesFor} from './words';

/** Reads a file of the index, by path within its folder; rejects when that is not possible. */
export type LoadFile = (path: string) => Promise<unknown>;

export type OpenIndex = NameIndex & Pick<NamesFile, 'textFiles' | 'wordFiles'>;

/** Results do not wait longer for what only makes them better, in milliseconds. */
const patience = 250;

const after = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value);
  });

/** The files of the embedded index, each loaded once when it is needed; failed ones are tried again. */
export class IndexFiles {
  private names: Promise<OpenIndex> | undefined;
  private readonly files = new Map<string, Promise<unknown>>();

  constructor(private readonly load: LoadFile) {}

  /** The index of names. */
  async open(): Promise<OpenIndex> {
    this.names ??= this.file('names.json', isNamesFile).then((file) => ({
      ...readNames(file),
      wordFiles: file.wordFiles,
      textFiles: file.textFiles,
    }));
    try {
      return await this.names;
    } catch (error) {
      this.names = undefined;
      throw error;
    }
  }

  /** The words of headings and texts; when names answer the query already, it is not waited for long. */
  async words(
    index: OpenIndex,
    forms: readonly string[],
    isAnswered: boolean,
  ): Promise<readonly WordsFile[]> {
    const numbers = new Set(forms.flatMap((form) => wordFilesFor(index.wordFiles, form)));
    const loading = Promise.all(
      [...numbers].map((number) => this.file(`words/${number}.json`, isWordsFile)),
    );
    if (!isAnswered) return loading;
    return Promise.race([loading.catch(() => []), after(patience, [])]);
  }

  /** Headings and text of a page; without them, or when they take long, a hit is still a hit. */
  async text(index: OpenIndex, page: number): Promise<PageText | undefined> {
    const number = index.textFiles.findLastIndex((first) => first <= page);
    const loading = this.file(`texts/${number}.json`, isTextFile).catch((): PageText[] => []);
    const texts = await Promise.race([loading, after<PageText[]>(patience, [])]);
    return texts[page - (index.textFiles[number] ?? 0)];
  }

  private async file<T>(path: string, isValid: (value: unknown) => value is T): Promise<T> {
    const loading = this.files.get(path) ?? this.load(path);
    this.files.set(path, loading);
    try {
      const file = await loading;
      if (!isValid(file)) throw new SearchFailure(`The search index cannot be read: ${path}.`);
      return file;
    } catch (error) {
      this.files.delete(path);
      throw error;
    }
  }
}
