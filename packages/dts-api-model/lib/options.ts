import {packageOf} from './model';

/** Where else a module is looked for. */
export interface Substitute {
  specifier: string;
  /** The folder whose `node_modules` has it; where the import is, if left out. */
  root?: string;
}

/** Which packages are read, and how to find what they import. */
export interface ReaderOptions {
  /** Whether a package, by its name, is part of the API: only its declarations are read, those of others are named. */
  isOwn: (packageName: string) => boolean;
  /**
   * Whether the types of an imported module are read, too; all of them by default. `specifier` is as in the import, of
   * a package that isn't the API's own. A module that isn't read is fast, but what it declares is unknown.
   */
  isRead?: (specifier: string) => boolean;
  /** Where to look for a module that isn't found. `root` is the folder whose packages are read. */
  substitute?: (specifier: string, root: string) => Substitute | undefined;
  /** Whether the text of a literal type is a release's own number, which is no difference between releases. */
  isReleaseNumber?: (text: string) => boolean;
}

/** Whether a file declares a part of the API. */
export type IsOwnFile = (fileName: string) => boolean;

const MODULES = '/node_modules/';

/** The package that has a file, by its path with forward slashes; undefined outside of `node_modules`. */
export const packageOfFile = (fileName: string): string | undefined => {
  const start = fileName.lastIndexOf(MODULES);
  return start < 0 ? undefined : packageOf(fileName.slice(start + MODULES.length));
};

/** Tells the files of the API's own packages, but not those of packages that they have installed, from others. */
export const ownFiles = ({isOwn}: Pick<ReaderOptions, 'isOwn'>): IsOwnFile => {
  const known = new Map<string, boolean>();
  return (fileName) => {
    const found = known.get(fileName);
    if (found !== undefined) return found;
    const name = packageOfFile(fileName);
    const own = name !== undefined && isOwn(name);
    known.set(fileName, own);
    return own;
  };
};
