// Takes in the items of closed categories when they have loaded; the page itself isn't rendered again for that.
import type {ReactNode} from 'react';
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocRootLayoutSidebar from '@theme-init/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';

import {useLoadedSidebars} from '../../../../sidebars/store.ts';

export default function DocRootLayoutSidebarWithLateItems(props: Props): ReactNode {
  const name = useDocsSidebar()?.name;
  const loaded = useLoadedSidebars(useDocsVersion());
  const items = name === undefined ? undefined : loaded?.[name];
  return <DocRootLayoutSidebar {...props} sidebar={items ?? props.sidebar} />;
}
