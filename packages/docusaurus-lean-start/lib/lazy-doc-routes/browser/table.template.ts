/** What docRoutesLoader.cjs writes in place of the empty values below. */
interface Table {
  /** The chunk of the component that shows docs pages. */
  component: string;
  /** Whether the docs have multiple versions, whose menus link a page to its counterparts. */
  hasVersions: boolean;
}

const table: Table = {component: '', hasVersions: false};

export const {component, hasVersions} = table;
