// Change: takes in the items of closed categories when they have loaded (src/upstream/sidebars); the
// page itself is not drawn again for that.
import type {ReactNode} from 'react';
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocRootLayoutSidebar from '@theme-original/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';

import {useLoadedSidebars} from '@site/src/upstream/sidebars/store';

export default function DocRootLayoutSidebarWithLateItems(props: Props): ReactNode {
  const name = useDocsSidebar()?.name;
  const loaded = useLoadedSidebars(useDocsVersion());
  const items = name === undefined ? undefined : loaded?.[name];
  return <DocRootLayoutSidebar {...props} sidebar={items ?? props.sidebar} />;
}
