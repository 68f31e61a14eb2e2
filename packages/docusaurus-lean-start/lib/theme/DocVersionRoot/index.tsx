// The sidebars are those that are known so far: on the first page, what its HTML shows.
import type {ReactNode} from 'react';
import DocVersionRoot from '@theme-init/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';

import {knownSidebars} from '../../sidebars/store.ts';

export default function DocVersionRootWithKnownSidebars(props: Props): ReactNode {
  const {version} = props;
  return <DocVersionRoot {...props} version={{...version, docsSidebars: knownSidebars(version)}} />;
}
