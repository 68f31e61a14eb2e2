// Change: the sidebars are those that are known so far (src/upstream/sidebars).
import type {ReactNode} from 'react';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';

import {knownSidebars} from '@site/src/upstream/sidebars/store';

export default function DocVersionRootWithKnownSidebars(props: Props): ReactNode {
  const {version} = props;
  return <DocVersionRoot {...props} version={{...version, docsSidebars: knownSidebars(version)}} />;
}
