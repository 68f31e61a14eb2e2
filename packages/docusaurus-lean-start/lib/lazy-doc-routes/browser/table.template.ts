/** What docRoutesLoader.cjs writes in place of the empty values below. */
interface Table {
  /** The chunk of the component that shows docs pages. */
  component: string;
  /** Whether there are docs of several versions, whose menus lead from a page to its twins. */
  hasVersions: boolean;
}

const table: Table = {component: '', hasVersions: false};

export const {component, hasVersions} = table;
