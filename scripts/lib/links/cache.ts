import path from 'node:path';

import {cachedReader, type FileReader} from '../readerCache';
import {parsePage, type LinkPage} from './page';

/** Parses pages; what was parsed in an earlier run is not parsed again. */
export type PageParser = FileReader<LinkPage>;

/** A parser that remembers nothing. */
export const freshParser: PageParser = {read: parsePage, save: () => undefined};

/** A parser that keeps its results between runs. */
export const cachedParser = (root: string): PageParser =>
  cachedReader(root, 'links', [__dirname, path.join(__dirname, '../../../src/content')], parsePage);
