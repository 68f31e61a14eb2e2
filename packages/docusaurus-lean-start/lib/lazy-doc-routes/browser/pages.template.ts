// What follows from the addresses of docs pages is computed here, in place of tables in which each
// address stands five times. See https://github.com/facebook/docusaurus/issues/7256. It loads when
// another page is wanted; entryPage.ts knows the one that was opened.

/** A docs page. */
export interface Page {
  /** Its number. */
  index: number;
  path: string;
  /** Its id, if it can't be derived from the address. */
  id?: string;
  sidebar: string;
}

/** What docRoutesLoader.cjs writes in place of the empty values below. */
interface Table {
  /** What all addresses begin with. */
  prefix: string;
  /** The rest of each address, in order, one per line, with `=` before an id of its own. */
  lines: string;
  /** Names of sidebars. */
  sidebars: string[];
  /** One digit per page: the index of its sidebar. */
  digits: string;
}

const table: Table = {prefix: '', lines: '', sidebars: [], digits: ''};

/** All docs pages, in the order of their routes. */
export const pages: readonly Page[] = (table.digits === '' ? [] : table.lines.split('\n')).map(
  (line, index) => {
    const [end = '', id] = line.split('=');
    const sidebar = table.sidebars[Number(table.digits[index])] ?? '';
    return {index, path: table.prefix + end, sidebar, ...(id === undefined ? {} : {id})};
  },
);
