// Change: our own button and dialog for the embedded index; the theme's need the hosted service.
import type {ReactNode} from 'react';

import {Search} from '@site/src/components/search/Search';

export default function SearchBar(): ReactNode {
  return <Search />;
}
