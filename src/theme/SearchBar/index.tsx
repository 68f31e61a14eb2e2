// Change: a light link to the search page in place of DocSearch.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export default function SearchBar(): ReactNode {
  return <Link to="/docs/api">Search</Link>;
}
