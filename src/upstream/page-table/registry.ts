import {pages} from './pages';

type Load = () => Promise<unknown>;

/** The entries of the framework's registry for pages, whose loaders come in the order of the pages. */
export const pageLoaders = (loaders: readonly Load[]): Record<string, [Load]> =>
  Object.fromEntries(
    loaders.map((load, index): [string, [Load]] => [pages[index]?.chunk ?? '', [load]]),
  );
