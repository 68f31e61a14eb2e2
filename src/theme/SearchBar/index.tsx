// Change: our own light button; the modal's code comes when it is wanted, and asks our engine.
import type {ReactNode} from 'react';

import {Search} from '@site/src/components/search/Search';

export default function SearchBar(): ReactNode {
  return <Search />;
}
