// Change: our own light button; the modal's code loads on demand, and queries our engine.
import type {ReactNode} from 'react';

import {Search} from '@site/src/components/search/Search';

export default function SearchBar(): ReactNode {
  return <Search />;
}
