// What follows from the addresses of docs pages is computed here, in place of tables in which each
// address stands five times. See https://github.com/facebook/docusaurus/issues/7256.

import {chunkName} from './pageNames.cjs';

/** A docs page. */
export interface Page {
  /** Its number. */
  index: number;
  path: string;
  /** Its id where that does not follow from the address. */
  id?: string;
  sidebar: string;
  /** The name of its chunk. */
  chunk: string;
}

/** What pageTableLoader.cjs writes in place of the empty values below. */
interface Table {
  /** What all addresses begin with. */
  prefix: string;
  /** The rest of each address, in order, with `=` before an id of its own; a line each. */
  lines: string;
  /** Names of sidebars. */
  sidebars: string[];
  /** For each page, a digit: the number of its sidebar. */
  digits: string;
  /** The chunk of the component that shows the pages. */
  component: string;
}

const table: Table = {prefix: '', lines: '', sidebars: [], digits: '', component: ''};

/** All docs pages, in the order of their routes. */
export const pages: readonly Page[] = (table.digits === '' ? [] : table.lines.split('\n')).map(
  (line, index) => {
    const [end = '', id] = line.split('=');
    const path = table.prefix + end;
    const sidebar = table.sidebars[Number(table.digits[index])] ?? '';
    return {index, path, sidebar, chunk: chunkName(index), ...(id === undefined ? {} : {id})};
  },
);

/** The chunk of the component that shows docs pages. */
export const {component} = table;

/** What the framework adds to an address to tell routes apart; pages need nothing more. */
export const routeHash = 'p';
